import illustrations from "~illustrations";
import { isMythSlug, MYTHS_SLUG } from "~/questions/categories/category";

/**
 * Whether there is an illustration with this name. The name contains the slug or id of the subject; a basket replaces missing
 * illustrations.
 */
const isDrawn = (name: string) => Object.hasOwn(illustrations, name);
const orBasket = (name: string) => (isDrawn(name) ? name : "profil-tous-publics");

export const categoryIllustration = (slug: string) =>
  orBasket(`theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`);
export const profileIllustration = (slug: string) => orBasket(`profil-${slug}`);
export const guideIllustration = (slug: string) => orBasket(`fiche-${slug}`);

/** The illustration of a quiz, or of the quiz's category if the quiz is only in the database. */
export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}

/** The illustration of a question: its own, else its subcategory's (`drawing`), else its category's. */
export function questionIllustration(id: number, categorySlug: string, drawing?: string): string {
  return [`question-${id}`, drawing ?? ""].find(isDrawn) ?? categoryIllustration(categorySlug);
}

/** The illustration of a family of foods, or a basket if the family has no drawing yet. */
export const familyIllustration = (slug: string) => orBasket(`aliment-${slug}`);
export const situationIllustration = (key: string) => `situation-${key}`;
export const isDrawnSituation = (key: string) => isDrawn(situationIllustration(key));
