import type { LoaderFunctionArgs } from "@remix-run/node";
import { listFoods, listStorage } from "~/foods/foods.server";
import { leadingId } from "~/text/slug";
import { markdownPage } from "~/server/pages/text-page.server";
import { foundOrGone } from "~/questions/withdrawn.server";
import { findFoodMarkdown } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", leadingId(params["food"]), listFoods);
  return markdownPage(request, food.path, findFoodMarkdown(food, await listStorage()));
}
