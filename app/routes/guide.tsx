import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Download } from "~/shell/icon/icons";
import { emojiLinks } from "~/shell/head/font-links";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { Feedback } from "~/messages/feedback/feedback";
import { GuideBody, GuideContents, GuideIntroduction, GuideObjectives, GuideTips } from "~/guides/guide-body";
import { GuideData } from "~/guides/guide-data";
import { guideTools } from "~/guides/guide-tool-list";
import { GuideHead } from "~/guides/guide-head";
import { OwnRouteError } from "~/shell/frame/route-error";
import { ReadNext } from "~/shell/article/read-next";
import { ShareAndPrint } from "~/shell/article/share-and-print";
import { guidePath } from "~/guides/guide-path";
import { nextGuide } from "~/shell/article/find-next-step";
import { errorSeo, seo } from "~/shell/head/seo";
import { guideCard } from "~/machines/share-cards";
import { guidePdfAddress, shareImage } from "~/machines/page-files.server";
import { findGuide, listGuides } from "~/guides/guides.server";

const NOT_FOUND = "Fiche non trouvée";

export const links: LinksFunction = () => emojiLinks;

export const meta: MetaFunction<typeof loader> = ({ data, error, ...place }) => {
  if (!data) return errorSeo(error, { title: NOT_FOUND, description: "Cette fiche pratique n’existe pas." });
  const { title, description, createdOn, reviewedOn } = data.guide;
  const article = { publishedOn: createdOn, modifiedOn: reviewedOn };
  return seo({ title, description, image: data.image, article, hasMarkdown: true }, place);
};

export function loader({ params }: LoaderFunctionArgs) {
  const found = findGuide(params["slug"] ?? "");
  if (!found) throw new Response(NOT_FOUND, { status: 404 });
  const { steps, ...guide } = found;
  const next = nextGuide(guide.slug, listGuides());
  return {
    guide,
    steps,
    image: shareImage(guideCard(guide)),
    pdfPath: guidePdfAddress(guide.slug),
    next: [
      ...(next ? [{ title: next.title, path: guidePath(next.slug), kind: "Fiche" as const }] : []),
      ...guideTools(guide.slug),
    ],
  };
}

export default function GuidePage() {
  const { guide, steps, image, pdfPath, next } = useLoaderData<typeof loader>();
  return (
    <article className="wrap pt-2 pb-4 md:py-8">
      <GuideData guide={guide} steps={steps} imagePath={image.path} />
      <Breadcrumb
        trail={[{ name: "Toutes les fiches", path: "/fiches-pratiques" }]}
        here={{ name: guide.title, path: guidePath(guide.slug) }}
      />
      <GuideHead guide={guide}>
        <a href={pdfPath} download className="button button-primary">
          <Download aria-hidden className="size-5" />
          Télécharger en PDF
        </a>
      </GuideHead>
      <div className="guide">
        <GuideIntroduction guide={guide} />
        <GuideContents guide={guide} />
        <GuideObjectives guide={guide} />
        <GuideBody guide={guide} />
        <GuideTips guide={guide} />
      </div>
      <Feedback subject={{ kind: "fiche", slug: guide.slug }} className="mt-12">
        <ShareAndPrint />
      </Feedback>
      <ReadNext className="mt-8" links={next} />
    </article>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Cette fiche n’existe pas, ou a changé d’adresse."
      to="/fiches-pratiques"
      label="Voir toutes les fiches"
    />
  );
}
