import type { LoaderFunctionArgs } from "@remix-run/node";
import { listFoods, listStorage } from "~/foods/foods.server";
import { leadingId } from "~/text/row-id";
import { markdownPage } from "~/server/pages/pdf-and-text-responses.server";
import { foundOrGone } from "~/questions/missing-or-withdrawn.server";
import { findFoodMarkdown } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", leadingId(params["food"]), listFoods);
  return markdownPage(request, food.path, findFoodMarkdown(food, await listStorage()));
}
