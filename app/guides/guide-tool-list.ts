import { FOODS_PATH, type Food } from "~/foods/food";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";

const LABELS_GUIDE = "lire-etiquettes-nutritionnelles";
const STORAGE_GUIDE = "conservation-aliments";

type Tool = { title: string; path: string };

const LOOK_UP: Tool = { title: "Puis-je en manger\u202f? La réponse, aliment par aliment", path: FOODS_PATH };
const STORAGE: Tool = { title: "Combien de temps ça se garde\u202f? Toutes les durées", path: STORAGE_PATH };
const SEASONS: Tool = { title: "Les fruits et légumes de saison", path: SEASONS_PATH };

/** The lookup forms that are linked from each guide. */
const TOOLS: Record<string, Tool[]> = {
  [LABELS_GUIDE]: [LOOK_UP, STORAGE],
  [STORAGE_GUIDE]: [STORAGE, LOOK_UP],
  "courses-intelligentes": [SEASONS, STORAGE],
  "budget-alimentaire": [SEASONS],
};

export function guideTools(slug: string): Tool[] {
  return TOOLS[slug] ?? [];
}

/** The slugs of the guides that a food's page suggests: on storage and on labels, each only if it is relevant. */
export function foodGuides({ rules, allergens }: Food, isKept: boolean): string[] {
  const namesLabel = rules.some(({ condition }) => /étiquette|écrit|paquet|lire/.test(condition ?? ""));
  return [...(isKept ? [STORAGE_GUIDE] : []), ...(namesLabel || allergens !== null ? [LABELS_GUIDE] : [])];
}
