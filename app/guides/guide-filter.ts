import { guideCategories, guideDifficulties, GUIDES_PATH } from "./guide";

/** The URL value of a filter: `sante` for « Santé ». */
function filterSlug(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll(" ", "-");
}

export type GuideFilter = { category: string | null; difficulty: string | null; isUnknown: boolean };

/** Reads `?categorie=` and `?difficulte=`; an unknown value is null, and sets `isUnknown`. */
export function readGuideFilter(params: URLSearchParams): GuideFilter {
  const category = named(guideCategories, params.get("categorie"));
  const difficulty = named(guideDifficulties, params.get("difficulte"));
  return {
    category: category ?? null,
    difficulty: difficulty ?? null,
    isUnknown: category === undefined || difficulty === undefined,
  };
}

function named(names: readonly string[], slug: string | null): string | null | undefined {
  return slug === null ? null : names.find((name) => filterSlug(name) === slug);
}

export function guideFilterPath({
  category,
  difficulty,
}: Pick<GuideFilter, "category" | "difficulty">): string {
  const query = new URLSearchParams({
    ...(category && { categorie: filterSlug(category) }),
    ...(difficulty && { difficulte: filterSlug(difficulty) }),
  }).toString();
  return `${GUIDES_PATH}${query && `?${query}`}`;
}
