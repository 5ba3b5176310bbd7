import { isMythSlug, MYTHS_SLUG } from "~/domain/faq/category";

/** The illustrations that are drawn, in app/components/illustration: of themes, profiles and guides by slug, of quizzes by id. */
export const ILLUSTRATIONS = [
  "theme-bases-de-la-nutrition",
  "theme-sante-et-ages-de-la-vie",
  "theme-sport-et-energie",
  "theme-cuisine-et-conservation",
  "theme-poids-et-appetit",
  "theme-alimentation-vegetale",
  "theme-mythes-et-idees-recues",
  "profil-sportifs",
  "profil-parents",
  "profil-seniors",
  "profil-tous-publics",
  "quiz-1",
  "quiz-2",
  "quiz-3",
  "quiz-4",
  "quiz-5",
  "quiz-6",
  "quiz-7",
  "quiz-8",
  "quiz-9",
  "quiz-10",
  "quiz-11",
  "quiz-12",
  "fiche-lire-etiquettes-nutritionnelles",
  "fiche-meal-prep-debutant",
  "fiche-equilibrer-assiette",
  "fiche-hydratation-quotidienne",
  "fiche-gestion-portions",
  "fiche-snacks-sains",
  "fiche-courses-intelligentes",
  "fiche-cuisine-rapide",
  "fiche-proteines-vegetales",
  "fiche-conservation-aliments",
  "fiche-alimentation-sportif",
  "fiche-budget-alimentaire",
] as const;

export type IllustrationName = (typeof ILLUSTRATIONS)[number];

const isDrawn = (name: string): name is IllustrationName => ILLUSTRATIONS.some((drawn) => drawn === name);

const orBasket = (name: string): IllustrationName => (isDrawn(name) ? name : "profil-tous-publics");

/** The illustration of a theme; a basket for a theme that only a database knows. */
export function themeIllustration(slug: string): IllustrationName {
  return orBasket(`theme-${isMythSlug(slug) ? MYTHS_SLUG : slug}`);
}

/** The illustration of a profile; a basket for one that only a database knows. */
export function profileIllustration(slug: string): IllustrationName {
  return orBasket(`profil-${slug}`);
}

/** The illustration of a quiz; of its theme, for a quiz that only a database knows. */
export function quizIllustration(id: number, themeSlug: string | undefined): IllustrationName {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : themeIllustration(themeSlug ?? "");
}

/** The illustration of a guide; a basket for one that nobody drew. */
export function guideIllustration(slug: string): IllustrationName {
  return orBasket(`fiche-${slug}`);
}
