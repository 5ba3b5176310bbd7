import { isDrawn, orBasket } from "~/shell/illustrations";
import { isMythSlug, MYTHS_SLUG } from "./categories/category";

export const categoryIllustration = (slug: string) =>
  orBasket(`theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`);

export const profileIllustration = (slug: string) => orBasket(`profil-${slug}`);

/** The illustration of a question: its own, else its subcategory's (`drawing`), else its category's. */
export function questionIllustration(id: number, categorySlug: string, drawing?: string): string {
  return [`question-${id}`, drawing ?? ""].find(isDrawn) ?? categoryIllustration(categorySlug);
}
