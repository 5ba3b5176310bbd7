import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { StoragePage } from "~/foods/storage/storage-page";
import { findStorageRules, foodNames, listStorage } from "~/foods/foods.server";
import { compiled } from "~/server/compiled/compiled.server";
import { FOOD_PARAM, readFoodName } from "~/foods/look-up/look-up-form";
import {
  readPlace,
  STORAGE_PATH,
  STORAGE_TITLE,
  storageListPath,
  viewStorage,
} from "~/foods/storage/storage";
import type { RouteHandle } from "~/shell/frame/route-handle";
import { pageMeta } from "~/shell/head/seo";
import {
  NO_STORE,
  PAGE_CACHE,
  pageData,
  redirectTo,
  SEARCH_CACHE,
} from "~/server/pages/cache-control.server";

export const handle: RouteHandle = { searchParams: [FOOD_PARAM, "lieu", "etat"] };

export const meta = pageMeta<typeof loader>(({ name }) => ({
  title: `${STORAGE_TITLE} ${name}`.trim(),
  description:
    "Placard, réfrigérateur, congélateur : la durée de quatre-vingt-dix aliments, ouverts ou fermés, et les signes qu’il faut jeter.",
  path: STORAGE_PATH,
  isIndexed: name === "",
}));

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { name, error } = readFoodName(searchParams.get(FOOD_PARAM));
  const place = readPlace(searchParams);
  const isBlank = name === "" && searchParams.has(FOOD_PARAM);
  if (place === undefined || isBlank) return redirectTo(storageListPath({ term: name, place }), 302);
  const [all, names] = await Promise.all([listStorage(), foodNames()]);
  const lookUp = name && !error ? names.lookUp(name) : null;
  const view = viewStorage(all, lookUp && { name, ...lookUp }, place, compiled().contents.foodFamilies);
  const page = { name, place, view, rules: findStorageRules(), error };
  if (error) return pageData(page, NO_STORE, 400);
  return pageData(page, name ? SEARCH_CACHE : PAGE_CACHE);
}

export default function Storage() {
  return <StoragePage {...useLoaderData<typeof loader>()} />;
}
