import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listSituations } from "~/foods/foods.server";
import { audienceSituations } from "~/foods/look-up/situation";
import { shareImage } from "~/machines/page-files.server";
import { audienceCard } from "~/machines/share-cards";
import { audiencePath } from "~/questions/audiences/audience";
import { findAudience, findProfile } from "~/questions/audiences/audiences.server";
import { ProfilePage } from "~/questions/audiences/profile-page";
import { faqPage, listFaqs } from "~/questions/faqs.server";
import { pageHeaders } from "~/server/pages/cache-control.server";
import { findListPage } from "~/server/pages/requested-page.server";
import { redirectTo } from "~/server/pages/responses.server";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { OwnRouteError } from "~/shell/frame/error-page";
import { errorSeo, seo } from "~/shell/head/seo";
import { isSlug } from "~/text/slug";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["page"] };

const missing = {
  title: "Profil non trouvé",
  description: "Ce profil n’existe pas, ou n’existe plus.",
  text: "Ce profil n’existe pas, n’est plus en ligne, ou a changé d’adresse.",
  to: "/#audiences",
  label: "Retour aux profils",
};

export const meta: MetaFunction<typeof loader> = ({ data: found, error, ...place }) => {
  if (!found) return errorSeo(error, missing);
  const { audience, page, image } = found;
  const name = page > 1 ? `${audience.name}, page ${page}` : audience.name;
  return seo(
    {
      title: `${name}\u202f: bien manger`,
      description: `${audience.description}\u202f: ${page > 1 ? `page ${page} des questions et réponses sourcées` : "repères, conseils pratiques et réponses sourcées"} pour ce profil.`,
      path: audiencePath(audience.slug, page),
      image,
    },
    place,
  );
};

export const headers = pageHeaders;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const audience = isSlug(params["slug"]) ? await findAudience(params["slug"]) : null;
  if (!audience) throw new Response(missing.title, { status: 404 });
  const faqs = (await listFaqs()).filter(({ listed }) => listed.audienceId === audience.id);
  const list = findListPage(new URL(request.url).searchParams, (page) => faqPage(faqs, page));
  if (!list) return redirectTo(audiencePath(audience.slug), 302);
  const editorial = list.page === 1 ? findProfile(audience.slug) : null;
  const situations = editorial ? audienceSituations(audience.slug, listSituations()) : [];
  return { audience, editorial, situations, image: shareImage(audienceCard(audience)), ...list };
}

export default function Profile() {
  return <ProfilePage {...useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <OwnRouteError {...missing} />;
