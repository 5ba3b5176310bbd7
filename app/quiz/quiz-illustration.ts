import { categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustrations";

/** The illustration of a quiz, or of the quiz's category if the quiz is only in the database. */
export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}
