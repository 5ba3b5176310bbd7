import { categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustrations";

/** The illustration of a quiz, else of its category, else the basket. */
export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}
