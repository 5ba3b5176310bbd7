import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { SourceList } from "~/shell/article/source-list";
import { NutrientNeeds } from "~/foods/nutrients/nutrient-needs";
import { AvoidedFoods, NutrientTable } from "~/foods/nutrients/nutrient-table";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { FilterChips } from "~/shell/filter-chips";
import { MedicalNote } from "~/shell/frame/medical-note";
import { OwnRouteError } from "~/shell/frame/route-error";
import { StructuredData } from "~/shell/head/structured-data";
import { listFaqLinks } from "~/questions/faqs.server";
import {
  findNutrientBySlug,
  listComposition,
  nutrientsReviewedOn,
} from "~/foods/nutrients/composition.server";
import { nutrientPath, NUTRIENTS_PATH } from "~/foods/nutrients/nutrient";
import {
  NUTRIENTS_TITLE,
  nutrientData,
  nutrientDescription,
  nutrientTitle,
} from "~/foods/nutrients/nutrient-words";
import {
  FILTER_PARAM,
  NUTRIENT_FILTERS,
  rankFoods,
  readFilter,
  withFilter,
} from "~/foods/nutrients/rank-foods";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";

const NOT_FOUND = "Nutriment introuvable";

export const handle: RouteHandle = { searchParams: [FILTER_PARAM] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: nutrientTitle(page.nutrient, page.filter),
          description: page.description,
          path: nutrientPath(page.nutrient.slug),
          hasMarkdown: true,
        },
        place,
      )
    : errorSeo(error, { title: NOT_FOUND, description: "Il n’y a pas de nutriment à cette adresse." });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrientBySlug(params["slug"]);
  if (!nutrient) throw new Response(NOT_FOUND, { status: 404 });
  const filter = readFilter(new URL(request.url).searchParams.get(FILTER_PARAM));
  const path = nutrientPath(nutrient.slug);
  // Thrown, so that the page's data has one type.
  if (filter === null)
    throw new Response(null, { status: 302, headers: { Location: path, "Cache-Control": PAGE_CACHE } });
  const [foods, [question]] = await Promise.all([
    listComposition(),
    nutrient.question === null ? [] : listFaqLinks([nutrient.question]),
  ]);
  const { ranked, avoided } = rankFoods(nutrient, foods, filter);
  return {
    ...{ nutrient, filter, ranked, avoided, question: question ?? null },
    description: nutrientDescription(nutrient, ranked),
    reviewedOn: nutrientsReviewedOn(),
  };
}

export default function NutrientPage() {
  const { nutrient, filter, ranked, avoided, question, description, reviewedOn } =
    useLoaderData<typeof loader>();
  const path = nutrientPath(nutrient.slug);
  const chips = Object.entries(NUTRIENT_FILTERS).map(([key, { name }]) => ({
    ...{ name, to: withFilter(path, key), isActive: key === filter },
  }));
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <StructuredData build={(siteUrl) => nutrientData(siteUrl, nutrient, description)} />
      <Breadcrumb
        trail={[{ name: NUTRIENTS_TITLE, path: NUTRIENTS_PATH }]}
        here={{ name: nutrientTitle(nutrient), path }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {nutrientTitle(nutrient)}
      </h1>
      <p className="nutrient-sentence">{nutrient.sentence}</p>
      <div className="nutrient-columns">
        <div className="min-w-0">
          <FilterChips label="Filtrer les aliments" chips={chips} />
          {ranked.length > 0 ? (
            <NutrientTable nutrient={nutrient} ranked={ranked} filter={filter} />
          ) : (
            <p className="mt-6">Aucun aliment de la table n’a de quantité mesurée avec ce filtre.</p>
          )}
          <AvoidedFoods foods={avoided} />
        </div>
        <aside className="nutrient-aside">
          <NutrientNeeds nutrient={nutrient} />
          {nutrient.limits.length > 0 && (
            <section aria-labelledby="limites">
              <h2 id="limites">Ce que la table ne dit pas</h2>
              <ul>
                {nutrient.limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </section>
          )}
          {question && (
            <section aria-labelledby="reponse" className="print:hidden">
              <h2 id="reponse">La réponse</h2>
              <p>
                <Link to={question.path} className="text-link inline-flex min-h-11 items-center">
                  {question.question}
                </Link>
              </p>
            </section>
          )}
        </aside>
      </div>
      <footer className="food-sources nutrient-sources">
        <SourceList sources={nutrient.sources} heading="h2" {...(reviewedOn && { reviewedOn })} />
      </footer>
      <MedicalNote className="mt-8" />
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={NOT_FOUND}
      text="Il n’y a pas de nutriment à cette adresse, ou la table n’est pas disponible pour l’instant."
      to={NUTRIENTS_PATH}
      label="Tous les nutriments"
    />
  );
}
