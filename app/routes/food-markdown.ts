import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFood, listStorage } from "~/data/food/foods.server";
import { markdownPath } from "~/domain/editing/page-files";
import { readFoodId } from "~/domain/food/food";
import { markdownPage } from "~/http/pages/text-page.server";
import { redirectTo } from "~/http/responses.server";
import { foundOrGone } from "~/http/withdrawn.server";
import { findFoodMarkdown } from "~/resources/page-files.server";

export async function loader({ params, request }: LoaderFunctionArgs) {
  const food = await foundOrGone("foods", readFoodId(params["food"]), findFood, "Aliment introuvable");
  const path = markdownPath(food.path);
  if (new URL(request.url).pathname !== path) return redirectTo(path);
  return markdownPage(request, food.path, findFoodMarkdown(food, await listStorage()));
}
