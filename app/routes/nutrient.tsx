import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NutrientPage } from "~/foods/nutrients/nutrient-page";
import { OwnRouteError } from "~/shell/frame/route-error";
import { listFaqLinks } from "~/questions/faqs.server";
import { findNutrient, listComposition, nutrition } from "~/foods/nutrients/composition.server";
import {
  FILTER_PARAM,
  findFilter,
  nutrientDescription,
  nutrientPath,
  NUTRIENTS_PATH,
  nutrientTitle,
  rankFoods,
} from "~/foods/nutrients/nutrient";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";

const NOT_FOUND = "Nutriment introuvable";

export const handle: RouteHandle = { searchParams: [FILTER_PARAM] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: page.title,
          description: page.description,
          path: nutrientPath(page.nutrient.slug),
          hasMarkdown: true,
        },
        place,
      )
    : errorSeo(error, { title: NOT_FOUND, description: "Il n’y a pas de nutriment à cette adresse." });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrient(params["slug"]);
  const filter = findFilter(new URL(request.url).searchParams.get(FILTER_PARAM));
  // Thrown, so that the page's data has one type.
  if (!filter) {
    const headers = { Location: nutrientPath(nutrient.slug), "Cache-Control": PAGE_CACHE };
    throw new Response(null, { status: 302, headers });
  }
  const [foods, [question = null]] = await Promise.all([
    listComposition(),
    nutrient.question === null ? [] : listFaqLinks([nutrient.question]),
  ]);
  const { ranked, avoided } = rankFoods(nutrient, foods, filter);
  return {
    ...{ nutrient, ranked, avoided, question, filter: filter.key, title: nutrientTitle(nutrient, filter) },
    description: nutrientDescription(nutrient, ranked),
    reviewedOn: nutrition().reviewedOn,
  };
}

export default function Nutrient() {
  return <NutrientPage {...useLoaderData<typeof loader>()} />;
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
