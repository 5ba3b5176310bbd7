import { categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustration";

export function quizIllustration(id: number, categorySlug: string | undefined): string {
  const name = `quiz-${id}`;
  return isDrawn(name) ? name : categoryIllustration(categorySlug ?? "");
}
