import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StoragePage } from "~/foods/storage/storage-page";
import { OwnRouteError } from "~/shell/frame/error-page";
import { findStorageRules, listStorage, lookUpFood } from "~/foods/foods.server";
import { compiled } from "~/server/compiled/compiled.server";
import { FOOD_NAME_TOO_LONG, FOOD_PARAM, readFoodName } from "~/foods/look-up/look-up-form";
import {
  readPlace,
  STORAGE_PATH,
  STORAGE_TITLE,
  storageListPath,
  viewStorage,
} from "~/foods/storage/storage";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { errorSeo, seo } from "~/shell/head/seo";
import { NO_STORE, PAGE_CACHE, pageHeaders, SEARCH_CACHE } from "~/server/pages/cache-control.server";

export const handle: RouteHandle = { searchParams: [FOOD_PARAM, "lieu", "etat"] };

export const meta: MetaFunction<typeof loader> = ({ data: page, error, ...place }) => {
  const description =
    "Placard, réfrigérateur, congélateur : la durée de quatre-vingt-dix aliments, ouverts ou fermés, et les signes qu’il faut jeter.";
  if (error) return errorSeo(error, { title: STORAGE_TITLE, description });
  const title = page?.name ? `${STORAGE_TITLE} ${page.name}` : STORAGE_TITLE;
  return seo({ title, description, path: STORAGE_PATH, isIndexed: !page?.name }, place);
};

export const headers = pageHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { kind, text: name } = readFoodName(searchParams.get(FOOD_PARAM));
  const place = readPlace(searchParams);
  const isBlank = kind === "empty" && searchParams.has(FOOD_PARAM);
  if (place === undefined || isBlank)
    return redirect(storageListPath({ term: name, place }), { headers: { "Cache-Control": PAGE_CACHE } });
  const [all, lookUp] = await Promise.all([listStorage(), kind === "ready" ? lookUpFood(name) : null]);
  const view = viewStorage(all, lookUp && { name, ...lookUp }, place, compiled().contents.foodFamilies);
  const page = { name, place, view, rules: findStorageRules() };
  if (kind === "too-long")
    return data(
      { ...page, error: FOOD_NAME_TOO_LONG },
      { status: 400, headers: { "Cache-Control": NO_STORE } },
    );
  const headers = { "Cache-Control": kind === "ready" ? SEARCH_CACHE : PAGE_CACHE };
  return data({ ...page, error: undefined }, { headers });
}

export default function Storage() {
  return <StoragePage {...useLoaderData<typeof loader>()} />;
}

export function ErrorBoundary() {
  return (
    <OwnRouteError
      title={STORAGE_TITLE}
      text="Les durées ne sont pas disponibles pour l’instant. Réessayez dans quelques minutes."
      to="/fiches-pratiques/conservation-aliments"
      label="La fiche sur la conservation"
    />
  );
}
