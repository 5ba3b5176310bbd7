import { compiled } from "~/server/compiled/compiled.server";
import type { ContentPage } from "~/server/compiled/compiled-contents";
import type { RgaaGrid } from "./rgaa";

/** An editorial page, or null. */
export function findEditorialPage(slug: string): ContentPage | null {
  return compiled().contents.pages.find((each) => each.slug === slug) ?? null;
}

/** The results of the accessibility audit, by criterion (RGAA). */
export function findRgaa(): RgaaGrid {
  const { rgaa } = compiled().contents;
  if (!rgaa) throw new Error("content/rgaa.yaml is missing");
  return rgaa;
}
