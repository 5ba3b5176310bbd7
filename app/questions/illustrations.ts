import { isDrawn, orBasket } from "~/shell/illustration";
import { isMythSlug, MYTHS_SLUG } from "./categories/category";

export const categoryIllustration = (slug: string) =>
  orBasket(`theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`);

export const profileIllustration = (slug: string) => orBasket(`profil-${slug}`);

export const questionIllustration = (id: number, drawing: string) =>
  isDrawn(`question-${id}`) ? `question-${id}` : drawing;
