import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSituations } from "~/foods/foods.server";
import { shareImage } from "~/machines/file-addresses.server";
import { audienceCard } from "~/machines/share-cards";
import { AUDIENCE_PAGE_SIZE, audiencePath } from "~/questions/audiences/audience";
import { findProfile, listAudiences } from "~/questions/audiences/audiences.server";
import { ProfilePage } from "~/questions/audiences/profile-page";
import { faqPage, findListPage, listFaqs } from "~/questions/faqs.server";
import { redirectTo } from "~/server/pages/cache-control.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { missing } from "~/shell/frame/error-page";
import { pageMeta } from "~/shell/head/seo";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["page"] };

const notFound = {
  title: "Profil non trouvé",
  text: "Ce profil n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
  to: "/#audiences",
  label: "Retour aux profils",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ audience, page, image }) => ({
  title: `${page > 1 ? `${audience.name}, page ${page}` : audience.name}\u202f: bien manger`,
  description: `${audience.description}\u202f: ${page > 1 ? `page ${page} des questions et réponses sourcées` : "repères, conseils pratiques et réponses sourcées"} pour ce profil.`,
  path: audiencePath(audience.slug, page),
  image,
}));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const audience = (await listAudiences()).find(({ slug }) => slug === params["slug"]);
  if (!audience) throw missing(notFound);
  const faqs = (await listFaqs()).filter(({ listed }) => listed.audienceId === audience.id);
  const list = findListPage(new URL(request.url).searchParams, (page) =>
    faqPage(faqs, page, AUDIENCE_PAGE_SIZE),
  );
  if (!list) return redirectTo(audiencePath(audience.slug), 302);
  const editorial = list.page === 1 ? findProfile(audience.slug) : null;
  const situations = listSituations().filter(({ key }) => editorial?.lists.includes(key));
  return { audience, editorial, situations, image: shareImage(audienceCard(audience)), ...list };
}

export default function Profile() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}
