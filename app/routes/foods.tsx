import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodsPage } from "~/foods/look-up/foods-page";
import { FOOD_PARAM, readFoodName } from "~/foods/look-up/look-up-form";
import { findSituation, foodNames, listFoods, listSituations, theEveryone } from "~/foods/foods.server";
import { compiled } from "~/server/compiled/compiled.server";
import { FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { countAvoided, foodsByFamily, judgedLinks } from "~/foods/look-up/food-list";
import { EVERYONE, SITUATION_PARAM, withSituation } from "~/foods/look-up/situation";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";
import {
  NO_STORE,
  PAGE_CACHE,
  pageData,
  redirectTo,
  SEARCH_CACHE,
} from "~/server/pages/cache-control.server";

export const handle: RouteHandle = { hasSearchField: true, searchParams: [FOOD_PARAM, SITUATION_PARAM] };

export const meta = pageMeta<typeof loader>(({ found, name }) => ({
  title: found ? `${FOODS_TITLE} ${name}` : FOODS_TITLE,
  description:
    "Un aliment, une personne, une réponse sourcée : grossesse, bébé, enfant, grand âge, maladie. Fromage, poisson, charcuterie, œuf, miel, café…",
  path: FOODS_PATH,
  isIndexed: !found,
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { name, error } = readFoodName(searchParams.get(FOOD_PARAM));
  const wanted = searchParams.get(SITUATION_PARAM);
  const lookUp = name && !error ? (await foodNames()).lookUp(name) : null;
  const chosen = findSituation(wanted) ?? theEveryone();
  const situation = chosen.key === EVERYONE ? (lookUp?.person ?? chosen) : chosen;
  const isPlain = !searchParams.has(FOOD_PARAM);
  if (isPlain && wanted !== null && wanted !== situation.key) return redirectTo(FOODS_PATH, 302);
  const found = lookUp?.found ?? null;
  const [first] = found?.foods ?? [];
  if (found?.kind === "one" && first) {
    const headers = { "Cache-Control": SEARCH_CACHE };
    return redirect(withSituation(first.path, situation.key), { headers });
  }
  const foods = await listFoods();
  const page = {
    ...{ name, situation, error },
    found: found && { kind: found.kind, foods: judgedLinks(found.foods, situation) },
    situations: listSituations(),
    count: foods.length,
    situationCounts: found ? [] : countAvoided(foods, listSituations()),
    families: found?.foods.length ? [] : foodsByFamily(foods, compiled().contents.foodFamilies),
  };
  if (error) return pageData(page, NO_STORE, 400);
  return pageData(page, isPlain ? PAGE_CACHE : SEARCH_CACHE);
}

export default function Foods() {
  return <FoodsPage {...useLoaderData<typeof loader>()} />;
}
