import { compiled } from "~/server/compiled/compiled.server";
import { type CompiledGuide, GUIDE_SLUGS } from "./guide";

/** A guide, or null. */
export function findGuide(slug: string): CompiledGuide | null {
  return compiled().contents.guides.find((each) => each.slug === slug) ?? null;
}

/** The guides in the order of their list. */
export function listGuides(): CompiledGuide[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}
