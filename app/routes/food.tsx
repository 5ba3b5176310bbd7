import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodPage } from "~/foods/food-page";
import { orNull } from "~/server/backend/backend-error";
import { findFoodFacts } from "~/foods/food-facts.server";
import { findSituation, listFoods, theEveryone } from "~/foods/foods.server";
import { listFoodReading, readNext } from "~/pages/read-next.server";
import { leadingId } from "~/text/row-id";
import { foodTitle, listTitle } from "~/foods/food-words";
import { SITUATION_PARAM, withSituation, EVERYONE, situationPath } from "~/foods/look-up/situation";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";
import { NO_STORE, PAGE_CACHE, pageData, redirectTo } from "~/server/pages/cache-control.server";
import { foundOrGone } from "~/questions/missing-or-withdrawn.server";
import { findFoodMarkdown, siteShareImage } from "~/machines/file-addresses.server";
import { findFoodGuide } from "~/guides/guides.server";

export const handle: RouteHandle = { searchParams: [SITUATION_PARAM] };

export { RouteError as ErrorBoundary } from "~/shell/frame/error-page";

export const meta = pageMeta<typeof loader>(({ food, description, image, hasMarkdown }) => ({
  ...{ title: foodTitle(food), description, path: food.path, image, hasMarkdown },
}));

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", leadingId(params["food"]), listFoods);
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get(SITUATION_PARAM);
  const situation = findSituation(wanted) ?? theEveryone();
  if (pathname !== food.path) return redirectTo(withSituation(food.path, situation.key));
  if (wanted !== null && wanted !== situation.key)
    return redirectTo(withSituation(food.path, situation.key), 302);
  const [reading, { facts, isWhole }] = await Promise.all([
    orNull(listFoodReading(food, situation)),
    findFoodFacts(food, situation),
  ]);
  const { storages } = facts;
  return pageData(
    {
      ...facts,
      next: readNext(reading?.questions.slice(0, 2) ?? [], [
        situation.key === EVERYONE
          ? findFoodGuide(food, storages.length > 0)
          : { title: listTitle(situation), path: situationPath(situation.key), kind: "Outil" },
        ...(reading?.quizzes ?? []),
      ]),
      hasMarkdown: findFoodMarkdown(food, storages) !== null,
      image: siteShareImage(),
    },
    reading && isWhole ? PAGE_CACHE : NO_STORE,
  );
}

export default function Food() {
  return <FoodPage {...useLoaderData<typeof loader>()} />;
}
