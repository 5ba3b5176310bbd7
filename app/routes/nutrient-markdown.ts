import type { LoaderFunctionArgs } from "@remix-run/node";
import { findNutrientBySlug } from "~/data/nutrient/composition.server";
import { settings } from "~/data/settings/settings.server";
import { nutrientPath } from "~/domain/nutrient/nutrient";
import { markdownHeaders, textPage } from "~/http/pages/text-page.server";
import { nutrientMarkdown } from "~/resources/nutrient-markdown.server";

export function loader({ params, request }: LoaderFunctionArgs) {
  const nutrient = findNutrientBySlug(params["slug"]);
  if (!nutrient) throw new Response("Nutriment introuvable", { status: 404 });
  const { siteUrl } = settings();
  const headers = markdownHeaders(siteUrl, nutrientPath(nutrient.slug));
  return textPage(request, headers, () => nutrientMarkdown(siteUrl, nutrient));
}
