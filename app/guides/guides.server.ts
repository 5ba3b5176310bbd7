import { FOODS_PATH, type Food } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { compiled } from "~/server/compiled/compiled.server";
import type { NextLink } from "~/shell/article/next-links";
import { type Guide, GUIDE_SLUGS, guideCategories, guidePath } from "./guide";

const LABELS_GUIDE = "lire-etiquettes-nutritionnelles";
const STORAGE_GUIDE = "conservation-aliments";

const tool = (title: string, path: string): NextLink => ({ kind: "Outil", title, path });
const LOOK_UP = tool("Puis-je en manger\u202f? La réponse, aliment par aliment", FOODS_PATH);
const STORAGE = tool("Ça se garde\u202f? Toutes les durées", STORAGE_PATH);
const SEASONS = tool("Les fruits et légumes de saison", SEASONS_PATH);

export const GUIDE_TOOLS: Record<string, NextLink[]> = {
  [LABELS_GUIDE]: [LOOK_UP, STORAGE],
  [STORAGE_GUIDE]: [STORAGE, LOOK_UP],
  "courses-intelligentes": [SEASONS, STORAGE],
  "budget-alimentaire": [SEASONS],
};

/** A guide, or null. */
export function findGuide(slug: string): Guide | null {
  return compiled().contents.guides.find((each) => each.slug === slug) ?? null;
}

/** The guides in the order in which one follows another. */
export function listGuides(): Guide[] {
  return GUIDE_SLUGS.flatMap((slug) => findGuide(slug) ?? []);
}

/** The guides as their page shows them: sorted by category. */
export function listGuidesByCategory(): Guide[] {
  const guides = listGuides();
  return guideCategories.flatMap((category) => guides.filter((guide) => guide.category === category));
}

/** The guide that a food's page suggests: on storage if the food has storage entries; on labels if its label must be read. */
export function findFoodGuide({ rules, allergens }: Food, isKept: boolean): NextLink | undefined {
  const namesLabel = rules.some(({ condition }) => /étiquette|écrit|paquet|lire/.test(condition ?? ""));
  const isLabelled = namesLabel || allergens !== null;
  const guide = (isKept && findGuide(STORAGE_GUIDE)) || (isLabelled && findGuide(LABELS_GUIDE));
  return guide ? { title: guide.title, path: guidePath(guide.slug), kind: "Fiche" } : undefined;
}
