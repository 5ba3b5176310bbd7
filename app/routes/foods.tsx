import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FoodLists } from "~/foods/look-up/food-lists";
import { FoundFoodsList } from "~/foods/naming/found-foods";
import { LookUpForm, FOOD_NAME_TOO_LONG, FOOD_PARAM, readFoodName } from "~/foods/look-up/look-up-form";
import { PageHead } from "~/shell/frame/page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { findSituation, listFoods, listSituations, lookUpFood, theEveryone } from "~/foods/foods.server";
import { compiled } from "~/server/compiled/compiled.server";
import { FOODS_PATH } from "~/foods/food";
import { countAvoided, foodsByFamily, judgedLinks } from "~/foods/look-up/food-list";
import { EVERYONE, SITUATION_PARAM, withSituation } from "~/foods/look-up/situation";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { NO_STORE, PAGE_CACHE, pageHeaders, SEARCH_CACHE } from "~/server/pages/cache-control.server";

const TITLE = "Puis-je en manger\u202f?";

export const handle: RouteHandle = { hasSearchField: true, searchParams: [FOOD_PARAM, SITUATION_PARAM] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description =
    "Un aliment, une personne, une réponse sourcée : grossesse, bébé, enfant, grand âge, maladie. Fromage, poisson, charcuterie, œuf, miel, café…";
  if (error) return errorSeo(error, { title: TITLE, description });
  const name = page?.found ? page.name : "";
  const title = name === "" ? TITLE : `${TITLE} ${name}`;
  return seo({ title, description, path: FOODS_PATH, isIndexed: name === "" }, place);
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { kind, text: name } = readFoodName(searchParams.get(FOOD_PARAM));
  const wanted = searchParams.get(SITUATION_PARAM);
  const lookUp = kind === "ready" ? await lookUpFood(name) : null;
  const chosen = findSituation(wanted) ?? theEveryone();
  const situation = chosen.key === EVERYONE ? (lookUp?.person ?? chosen) : chosen;
  const isPlain = !searchParams.has(FOOD_PARAM);
  if (isPlain && wanted !== null && wanted !== situation.key)
    return redirect(FOODS_PATH, { headers: { "Cache-Control": PAGE_CACHE } });
  const found = lookUp?.found ?? null;
  const [first] = found?.foods ?? [];
  if (found?.kind === "one" && first) {
    const headers = { "Cache-Control": SEARCH_CACHE };
    return redirect(withSituation(first.path, situation.key), { headers });
  }
  const foods = await listFoods();
  const page = {
    ...{ name, situation },
    found: found && { kind: found.kind, foods: judgedLinks(found.foods, situation) },
    error: kind === "too-long" ? FOOD_NAME_TOO_LONG : undefined,
    situations: listSituations(),
    count: foods.length,
    situationCounts: found ? [] : countAvoided(foods, listSituations()),
    families: found ? [] : foodsByFamily(foods, compiled().contents.foodFamilies),
  };
  if (kind === "too-long") return data(page, { status: 400, headers: { "Cache-Control": NO_STORE } });
  return data(page, isPlain ? {} : { headers: { "Cache-Control": SEARCH_CACHE } });
}

export default function Foods() {
  const { name, situation, found, error, situations, ...lists } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-2 pb-4 md:py-8">
      <PageHead
        title={TITLE}
        path={FOODS_PATH}
        lead={!found && "Un aliment, une personne, une réponse, avec sa raison et ses sources."}
      />
      <LookUpForm {...{ situations, name, error }} situation={situation.key} className="look-up" />
      {found ? <FoundFoodsList {...{ name, situation, found }} /> : <FoodLists {...lists} />}
      <p role="note" className="mt-8 text-[.95rem] text-muted">
        Cette page ne parle pas des allergies.
      </p>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={TITLE}
      text="Nous n’arrivons pas à chercher cet aliment pour l’instant. Réessayez dans quelques minutes."
      to="/recherche"
      label="Chercher une question"
    />
  );
}
