import type { LoaderFunctionArgs } from "@remix-run/node";
import { findNutrient } from "~/foods/nutrients/composition.server";
import { settings } from "~/server/settings/settings.server";
import { nutrientPath } from "~/foods/nutrients/nutrient";
import { markdownHeaders, textPage } from "~/server/pages/text-page.server";
import { nutrientMarkdown } from "~/machines/nutrient-markdown.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrient(params["slug"]);
  const { siteUrl } = settings();
  const headers = markdownHeaders(siteUrl, nutrientPath(nutrient.slug));
  return textPage(request, headers, () => nutrientMarkdown(siteUrl, nutrient));
}
