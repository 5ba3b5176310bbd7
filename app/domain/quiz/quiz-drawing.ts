import { type Drawing, type DrawingName, DRAWINGS } from "~/domain/figure/drawings";

/** A drawing as a quiz shows it; `label` is its text alternative. */
export type QuizDrawing = { title: string; label: string; svg: string };

type Named = { name: DrawingName } | undefined;

/**
 * What is wrong with the drawings of a question, in French, beginning with the field and its closing quote; null if nothing is. A
 * quiz has no legend for numbered pins, and the answers are those that the drawing's letters show.
 */
export function drawingProblem(question: {
  answers: string[];
  drawing?: Named;
  explanation_drawing?: Named;
}): string | null {
  for (const field of ["drawing", "explanation_drawing"] as const) {
    const { name } = question[field] ?? {};
    if (name && DRAWINGS[name].pins > 0)
      return `${field}.name » : « ${name} » a des repères numérotés, qu’un quiz n’explique pas`;
  }
  const drawing: Drawing | undefined = question.drawing && DRAWINGS[question.drawing.name];
  const wanted = (drawing?.letters ?? []).map((word, index) => ({ letter: "ABCD"[index] ?? "", word }));
  const wrong = wanted.find(({ letter, word }, index) => {
    const answer = question.answers[index] ?? "";
    return !answer.startsWith(`${letter}. `) || !answer.toLowerCase().includes(word);
  });
  return wrong
    ? `answers » : le dessin montre « ${wrong.word} » en ${wrong.letter} ; cette réponse commence par « ${wrong.letter}. » et le dit`
    : null;
}
