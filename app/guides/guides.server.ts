import { compiled } from "~/server/compiled/compiled.server";
import type { Food } from "~/foods/food";
import type { NextLink } from "~/shell/article/read-next";
import { type CompiledGuide, GUIDE_SLUGS, guidePath } from "./guide";
import { foodGuides } from "./guide-tool-list";

/** A guide, or null. */
export function findGuide(slug: string): CompiledGuide | null {
  return compiled().contents.guides.find((each) => each.slug === slug) ?? null;
}

/** The guides in the order of their list. */
export function listGuides(): CompiledGuide[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}

/** The guide that a food's page suggests, on storage if the food has storage entries; undefined if none fits. */
export function findFoodGuide(food: Food, isKept: boolean): NextLink | undefined {
  const [guide] = foodGuides(food, isKept).flatMap((slug) => findGuide(slug) ?? []);
  return guide && { title: guide.title, path: guidePath(guide.slug), kind: "Fiche" };
}
