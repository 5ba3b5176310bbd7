import illustrations from "~illustrations";
import { isMythSlug, MYTHS_SLUG } from "~/domain/faq/category";

/** The file name of an illustration contains the slug or id of its subject; a basket is the default. */
const isDrawn = (name: string) => Object.hasOwn(illustrations, name);
const orBasket = (name: string) => (isDrawn(name) ? name : "profil-tous-publics");

export const categoryIllustration = (slug: string) =>
  orBasket(`theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`);
export const profileIllustration = (slug: string) => orBasket(`profil-${slug}`);
export const guideIllustration = (slug: string) => orBasket(`fiche-${slug}`);

/** The illustration of a quiz, or of its category for a quiz that is only in the database. */
export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}

/** The illustration of a popular question, or of its category if it has none. */
export function popularIllustration(id: number, categorySlug: string): string {
  const name = `question-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug);
}

/** A family of foods; a basket for a new family without a drawing. */
export const familyIllustration = (slug: string) => orBasket(`aliment-${slug}`);
export const situationIllustration = (key: string) => `situation-${key}`;
export const isDrawnSituation = (key: string) => isDrawn(situationIllustration(key));
