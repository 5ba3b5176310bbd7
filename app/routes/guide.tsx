import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Feedback } from "~/messages/feedback/feedback-form";
import { GuidePage } from "~/guides/guide-page";
import { missing } from "~/shell/frame/error-page";
import { pageMeta } from "~/shell/head/seo";
import { guideCard } from "~/machines/share-cards";
import { guidePdfAddress, shareImage } from "~/machines/file-addresses.server";
import { findGuide, guideReading } from "~/guides/guides.server";

const notFound = {
  title: "Fiche non trouvée",
  text: "Cette fiche n’existe pas, ou a changé d’adresse.",
  to: "/fiches-pratiques",
  label: "Voir toutes les fiches",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ guide, image }) => ({
  ...{ title: guide.title, description: guide.description, image, hasMarkdown: true },
  article: { publishedOn: guide.createdOn, modifiedOn: guide.reviewedOn },
}));

export function loader({ params }: LoaderFunctionArgs) {
  const guide = findGuide(params["slug"] ?? "");
  if (!guide) throw missing(notFound);
  return {
    guide,
    image: shareImage(guideCard(guide)),
    pdfPath: guidePdfAddress(guide.slug),
    next: guideReading(guide),
  };
}

export default function GuideRoute() {
  const { image, ...page } = useLoaderData<typeof loader>();
  return (
    <GuidePage {...page} imagePath={image.path}>
      <Feedback subject={{ kind: "fiche", slug: page.guide.slug }} />
    </GuidePage>
  );
}
