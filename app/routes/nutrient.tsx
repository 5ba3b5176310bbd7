import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NutrientPage } from "~/foods/nutrients/nutrient-page";
import { listFaqLinks } from "~/questions/faqs.server";
import { listComposition } from "~/foods/nutrients/composition.server";
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
import { missing } from "~/shell/frame/error-page";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";
import { compiled } from "~/server/compiled/compiled.server";
import { redirectTo } from "~/server/pages/cache-control.server";

export const handle: RouteHandle = { searchParams: [FILTER_PARAM] };

const notFound = {
  title: "Nutriment introuvable",
  text: "Il n’y a pas de nutriment à cette adresse.",
  to: NUTRIENTS_PATH,
  label: "Tous les nutriments",
};

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ nutrient, filter, ranked }) => ({
  title: nutrientTitle(nutrient, filter),
  description: nutrientDescription(nutrient, ranked),
  path: nutrientPath(nutrient.slug),
}));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { nutrients, reviewedOn } = compiled().contents.nutrition;
  const nutrient = nutrients.find(({ slug }) => slug === params["slug"]);
  if (!nutrient) throw missing(notFound);
  const filter = new URL(request.url).searchParams.get(FILTER_PARAM) ?? ALL_FOODS;
  if (!Object.hasOwn(NUTRIENT_FILTERS, filter)) return redirectTo(nutrientPath(nutrient.slug), 302);
  const [foods, questions] = await Promise.all([
    listComposition(),
    nutrient.question === null ? [] : listFaqLinks([nutrient.question]),
  ]);
  return {
    ...{ nutrient, filter, reviewedOn, ...rankFoods(nutrient, foods, filter) },
    next: questions.map(({ question, path }) => ({ title: question, path, kind: "Question" as const })),
  };
}

export default function Nutrient() {
  return <NutrientPage {...useLoaderData<typeof loader>()} />;
}
