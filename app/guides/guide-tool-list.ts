import { FOODS_PATH, type Food } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import type { NextLink } from "~/shell/article/read-next";

const LABELS_GUIDE = "lire-etiquettes-nutritionnelles";
const STORAGE_GUIDE = "conservation-aliments";

const LOOK_UP: NextLink = {
  kind: "Outil",
  title: "Puis-je en manger\u202f? La réponse, aliment par aliment",
  path: FOODS_PATH,
};
const STORAGE: NextLink = {
  kind: "Outil",
  title: "Ça se garde\u202f? Toutes les durées",
  path: STORAGE_PATH,
};
const SEASONS: NextLink = { kind: "Outil", title: "Les fruits et légumes de saison", path: SEASONS_PATH };

const TOOLS: Record<string, NextLink[]> = {
  [LABELS_GUIDE]: [LOOK_UP, STORAGE],
  [STORAGE_GUIDE]: [STORAGE, LOOK_UP],
  "courses-intelligentes": [SEASONS, STORAGE],
  "budget-alimentaire": [SEASONS],
};

export function guideTools(slug: string): NextLink[] {
  return TOOLS[slug] ?? [];
}

/** The slugs of the guides that a food's page suggests: on storage and on labels, each only if it is relevant. */
export function foodGuides({ rules, allergens }: Food, isKept: boolean): string[] {
  const namesLabel = rules.some(({ condition }) => /étiquette|écrit|paquet|lire/.test(condition ?? ""));
  return [...(isKept ? [STORAGE_GUIDE] : []), ...(namesLabel || allergens !== null ? [LABELS_GUIDE] : [])];
}
