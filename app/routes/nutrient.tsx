import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NutrientPage } from "~/foods/nutrients/nutrient-page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { listFaqLinks } from "~/questions/faqs.server";
import { findNutrient, listComposition } from "~/foods/nutrients/composition.server";
import {
  ALL_FOODS,
  FILTER_PARAM,
  NUTRIENT_FILTERS,
  nutrientDescription,
  nutrientPath,
  NUTRIENTS_PATH,
  nutrientTitle,
  rankFoods,
} from "~/foods/nutrients/nutrient";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { compiled } from "~/server/compiled/compiled.server";
import { redirectTo } from "~/server/pages/responses.server";

const NOT_FOUND = "Nutriment introuvable";

export const handle: RouteHandle = { searchParams: [FILTER_PARAM] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) =>
  page
    ? seo(
        {
          title: nutrientTitle(page.nutrient, page.filter),
          description: nutrientDescription(page.nutrient, page.ranked),
          path: nutrientPath(page.nutrient.slug),
        },
        place,
      )
    : errorSeo(error, { title: NOT_FOUND, description: "Il n’y a pas de nutriment à cette adresse." });

export async function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrient(params["slug"]);
  const filter = new URL(request.url).searchParams.get(FILTER_PARAM) ?? ALL_FOODS;
  if (!Object.hasOwn(NUTRIENT_FILTERS, filter)) return redirectTo(nutrientPath(nutrient.slug), 302);
  const [foods, questions] = await Promise.all([
    listComposition(),
    nutrient.question === null ? [] : listFaqLinks([nutrient.question]),
  ]);
  return {
    ...{ nutrient, filter, ...rankFoods(nutrient, foods, filter) },
    reviewedOn: compiled().contents.nutrition.reviewedOn,
    next: questions.map(({ question, path }) => ({ title: question, path, kind: "Question" as const })),
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
