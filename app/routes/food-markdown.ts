import type { LoaderFunctionArgs } from "@remix-run/node";
import { findFood, listSituations, listStorage } from "~/data/food/foods.server";
import { settings } from "~/data/settings/settings.server";
import { readFoodId } from "~/domain/food/food";
import { withOutageResponse } from "~/http/outage.server";
import { markdownHeaders, textPage } from "~/http/pages/text-page.server";
import { redirectTo } from "~/http/responses.server";
import { foundOrGone } from "~/http/withdrawn.server";
import { foodMarkdown } from "~/resources/markdown/food-markdown";

export const loader = withOutageResponse(async ({ params, request }: LoaderFunctionArgs) => {
  const food = await foundOrGone("foods", readFoodId(params["food"]), findFood, "Aliment introuvable");
  const path = `${food.path}.md`;
  if (new URL(request.url).pathname !== path) return redirectTo(path);
  const { siteUrl } = settings();
  return textPage(request, markdownHeaders(siteUrl, food.path), async () => {
    const all = await listStorage();
    const storage = all.filter(({ foods }) => foods.some(({ id }) => id === food.id));
    return foodMarkdown(food, { situations: listSituations(), storage, siteUrl });
  });
});
