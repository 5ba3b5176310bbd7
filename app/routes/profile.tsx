import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { emojiLinks } from "~/shell/head/font-links";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { AudienceHead } from "~/questions/audiences/audience-head";
import { AudienceLists } from "~/questions/audiences/audience-lists";
import { FaqList } from "~/questions/faq-list";
import { Notice } from "~/shell/notice";
import { Pagination } from "~/shell/pagination";
import { OwnRouteError } from "~/shell/frame/route-error";
import { ShareAndPrint } from "~/shell/article/share-and-print";
import {
  EmergencyAlert,
  ProfileAnchors,
  ProfileEditorial,
  ProfileSources,
} from "~/questions/audiences/profile-editorial";
import { findAudience, findProfile } from "~/questions/audiences/audiences.server";
import { listCategories } from "~/questions/categories/categories.server";
import { listAudienceFaqs } from "~/questions/faqs.server";
import { listSituations } from "~/foods/foods.server";
import { findListPage } from "~/server/pages/requested-page.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { audiencePath } from "~/questions/audiences/audience";
import { audienceSituations } from "~/foods/look-up/audience-situations";
import { groupFaqs } from "~/questions/faq-groups";
import { isMythSlug } from "~/questions/categories/category";
import { MISSING_PAGE, pageCount } from "~/shell/paging";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { audienceCard } from "~/machines/share-cards";
import { shareImage } from "~/machines/page-files.server";
import { isSlug } from "~/text/slug";
import { counted } from "~/text/typography";

export const links: LinksFunction = () => emojiLinks;

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["page"] };

const NOT_FOUND = "Profil non trouvé";

export const meta: MetaFunction<typeof loader> = ({ data: found, error, ...place }) => {
  if (!found) {
    return errorSeo(error, { title: NOT_FOUND, description: "Ce profil n’existe pas, ou n’existe plus." });
  }
  const { audience, page, isMissing, image } = found;
  const name = page > 1 ? `${audience.name}, page ${page}` : audience.name;
  return seo(
    {
      title: `${name}\u202f: bien manger`,
      description: `${audience.description}\u202f: ${page > 1 ? `page ${page} des questions et réponses sourcées` : "repères, conseils pratiques et réponses sourcées"} pour ce profil.`,
      path: audiencePath(audience.slug, page),
      image,
      isIndexed: !isMissing,
    },
    place,
  );
};

export const headers = pageHeaders;

export async function loader({ params, request }: LoaderFunctionArgs) {
  const audience = isSlug(params["slug"]) ? await findAudience(params["slug"]) : null;
  if (!audience) throw new Response(NOT_FOUND, { status: 404 });
  const list = await findListPage(new URL(request.url).searchParams, (page) =>
    listAudienceFaqs(audience.id, page),
  );
  const themes = (await listCategories()).map(({ slug, title }) => ({ key: slug, name: title, path: null }));
  // Only the first page of the list has the editorial introduction.
  const editorial = list.page === 1 ? findProfile(audience.slug) : null;
  return data(
    {
      audience,
      editorial,
      situations: editorial ? audienceSituations(audience.slug, listSituations()) : [],
      themes,
      image: shareImage(audienceCard(audience)),
      ...list,
    },
    list.isMissing ? { status: 404, headers: { "Cache-Control": NO_STORE } } : {},
  );
}

export default function Profile() {
  const { audience, editorial, situations, themes, faqs, total, page, isMissing } =
    useLoaderData<typeof loader>();
  const pathTo = (number: number) => audiencePath(audience.slug, number);
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <Breadcrumb
        trail={[{ name: "Tous les profils", path: "/#audiences" }]}
        here={{ name: audience.name, path: audiencePath(audience.slug) }}
      />
      <AudienceHead audience={audience} />
      {editorial?.emergency && <EmergencyAlert {...editorial.emergency} />}
      {editorial && <ProfileAnchors />}
      {isMissing && <Notice>{MISSING_PAGE}</Notice>}
      {editorial && <ProfileEditorial profile={editorial} />}
      <AudienceLists situations={situations} />
      <section aria-labelledby="questions" className="mt-14">
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="questions" className="text-2xl">
            Questions fréquentes
          </h2>
          <p className="text-muted">{counted(total, "question")}</p>
        </div>
        {faqs.length > 0 ? (
          <FaqList
            key={pathTo(page)}
            groups={groupFaqs(faqs, ({ categorySlug }) => categorySlug, themes)}
            isMyth={({ categorySlug }) => isMythSlug(categorySlug)}
            label="Questions fréquentes"
            isFolded
          />
        ) : (
          <p className="rounded-card border border-line bg-card p-6">
            Aucune question disponible pour ce profil.
          </p>
        )}
        <Pagination page={page} pageCount={pageCount(total)} pathTo={pathTo} />
      </section>
      {editorial && <ProfileSources profile={editorial} />}
      <div className="mt-8">
        <ShareAndPrint />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Ce profil n’existe pas, n’est plus en ligne, ou a changé d’adresse."
      to="/#audiences"
      label="Retour aux profils"
    />
  );
}
