import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { ButtonLink } from "~/shell/button-link";
import { emojiLinks } from "~/shell/head/font-links";
import { FilterChips } from "~/shell/filter-chips";
import { GuideCard } from "~/guides/guide-card";
import { Notice } from "~/shell/notice";
import { guidePdfAddress } from "~/machines/page-files.server";
import { NO_STORE, pageHeaders } from "~/server/pages/cache-control.server";
import { guideCategories, guideDifficulties } from "~/guides/guide-kinds";
import { guideFilterPath, readGuideFilter } from "~/guides/guide-filter";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { seo } from "~/shell/head/seo";
import { counted } from "~/text/typography";
import { listGuides } from "~/guides/guides.server";

export const handle: RouteHandle = { hydrate: "on-interaction", searchParams: ["categorie", "difficulte"] };

export const meta: MetaFunction<typeof loader> = ({ data: found, ...place }) =>
  seo(
    {
      title: "Fiches pratiques nutrition",
      description:
        "Douze guides pratiques et gratuits, à lire ou à imprimer : étiquettes, assiette, courses, conservation, sport, budget.",
      isIndexed: !found?.isUnknown,
    },
    place,
  );

export const links: LinksFunction = () => emojiLinks;

export const headers = pageHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const { isUnknown, ...filter } = readGuideFilter(new URL(request.url).searchParams);
  const all = listGuides();
  const guides = all
    .filter(({ category }) => filter.category === null || category === filter.category)
    .filter(({ difficulty }) => filter.difficulty === null || difficulty === filter.difficulty)
    .map((guide) => {
      const { slug, title, description, category, difficulty, readingTime, icon } = guide;
      return {
        summary: { slug, title, description, category, difficulty, readingTime, icon },
        pdfPath: guidePdfAddress(slug),
      };
    });
  return data(
    {
      guides,
      total: all.length,
      filter,
      isUnknown,
      categories: [...guideCategories],
      difficulties: [...guideDifficulties],
    },
    isUnknown ? { status: 404, headers: { "Cache-Control": NO_STORE } } : {},
  );
}

export default function GuideList() {
  const { guides, total, filter, isUnknown, categories, difficulties } = useLoaderData<typeof loader>();
  const stats = [
    { value: String(total), label: "fiches pratiques" },
    { value: "100%", label: "gratuit" },
    { value: "PDF", label: "à télécharger" },
  ];
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <Breadcrumb here={{ name: "Fiches pratiques", path: "/fiches-pratiques" }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        Fiches pratiques
      </h1>
      <p className="mt-3 max-w-2xl text-lg text-muted">
        Des guides concrets pour tous les jours, à lire ici ou à emporter.
      </p>
      <ul className="mt-8 grid max-w-3xl grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-2 sm:gap-5">
        {stats.map(({ value, label }) => (
          <li
            key={label}
            className="rounded-card border border-line bg-card px-1 py-4 text-center shadow-card sm:p-6"
          >
            <p className="font-display text-2xl font-bold whitespace-nowrap text-secondary sm:text-3xl">
              {value}
            </p>
            <p className="text-xs text-muted xs:text-sm">{label}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 space-y-3">
        <FilterChips
          label="Catégories"
          chips={[null, ...categories].map((category) => ({
            name: category ?? "Toutes",
            to: guideFilterPath({ ...filter, category }),
            isActive: category === filter.category,
          }))}
        />
        <FilterChips
          label="Niveaux"
          chips={[null, ...difficulties].map((difficulty) => ({
            name: difficulty ?? "Tous niveaux",
            to: guideFilterPath({ ...filter, difficulty }),
            isActive: difficulty === filter.difficulty,
          }))}
        />
      </div>
      {isUnknown && <Notice>Ce filtre n’existe pas. Voici ce que nous avons.</Notice>}
      <div role="status">
        <h2 className="mt-8 mb-5 text-xl">{counted(guides.length, "fiche")}</h2>
      </div>
      {guides.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {guides.map(({ summary, pdfPath }) => (
            <li key={summary.slug}>
              <GuideCard guide={summary} pdfPath={pdfPath} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="rounded-card border border-line bg-card p-6">
          Aucune fiche ne correspond à ces deux filtres à la fois.
        </p>
      )}
      <section aria-labelledby="suggestion" className="mt-14 rounded-panel bg-secondary-tint p-7 md:p-11">
        <h2 id="suggestion" className="text-2xl">
          Il vous manque une fiche ?
        </h2>
        <p className="mt-3 mb-6">Dites-nous quel sujet vous aiderait : nous lisons toutes les suggestions.</p>
        <ButtonLink to="/contact">Suggérer un sujet</ButtonLink>
      </section>
    </div>
  );
}
