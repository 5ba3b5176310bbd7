import type { LoaderFunctionArgs } from "@remix-run/node";
import { findNutrient } from "~/foods/nutrients/composition.server";
import { nutrientPath } from "~/foods/nutrients/nutrient";
import { nutrientMarkdown } from "~/machines/nutrient-markdown.server";
import { markdownLink, textPage } from "~/server/pages/text-page.server";
import { settings } from "~/server/settings/settings.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrient(params["slug"]);
  const { siteUrl } = settings();
  const write = () => nutrientMarkdown(siteUrl, nutrient);
  return textPage(request, "text/markdown", write, markdownLink(siteUrl, nutrientPath(nutrient.slug)));
}
