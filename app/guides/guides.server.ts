import { FOODS_PATH, type Food } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { compiled } from "~/server/compiled/compiled.server";
import type { NextLink } from "~/shell/article/next-links";
import { type Guide, GUIDE_SLUGS, guideCategories, guidePath, nextGuide } from "./guide";

const LABELS_GUIDE = "lire-etiquettes-nutritionnelles";
const STORAGE_GUIDE = "conservation-aliments";

const TOOLS: Record<Guide["tools"][number], NextLink> = {
  aliments: {
    ...{ kind: "Outil", path: FOODS_PATH },
    title: "Puis-je en manger\u202f? La réponse, aliment par aliment",
  },
  conservation: { kind: "Outil", title: "Ça se garde\u202f? Toutes les durées", path: STORAGE_PATH },
  saisons: { kind: "Outil", title: "Les fruits et légumes de saison", path: SEASONS_PATH },
};

/** What to read after a guide: the next one, then its tools. */
export function guideReading({ slug, tools }: Guide): NextLink[] {
  const next = nextGuide(slug, listGuides());
  const guides: NextLink[] = next ? [{ title: next.title, path: guidePath(next.slug), kind: "Fiche" }] : [];
  return [...guides, ...tools.map((tool) => TOOLS[tool])];
}

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
