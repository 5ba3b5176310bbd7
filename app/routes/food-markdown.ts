import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFood, listStorage } from "~/foods/foods.server";
import { markdownPath } from "~/server/compiled/page-files";
import { readFoodId } from "~/foods/food";
import { markdownPage } from "~/server/pages/text-page.server";
import { redirectTo } from "~/server/pages/responses.server";
import { foundOrGone } from "~/questions/withdrawn.server";
import { findFoodMarkdown } from "~/machines/file-addresses.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", readFoodId(params["food"]), findFood, "Aliment introuvable");
  const path = markdownPath(food.path);
  if (new URL(request.url).pathname !== path) return redirectTo(path);
  return markdownPage(request, food.path, findFoodMarkdown(food, await listStorage()));
}
