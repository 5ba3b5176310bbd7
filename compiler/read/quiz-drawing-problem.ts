import { type Drawings, findDrawing, unknownDrawing } from "../figures/drawings";

type Named = { name: string } | undefined;
type Question = { answers: string[]; drawing?: Named; explanation_drawing?: Named };

/**
 * Returns the problem with the drawings of a quiz question, or null. The French text begins with the field's name and a closing
 * quote. A drawing must not have numbered pins, because a quiz has no legend, and its letters must match the answers.
 */
export function drawingProblem(question: Question, drawings: Drawings): string | null {
  for (const field of ["drawing", "explanation_drawing"] as const) {
    const name = question[field]?.name;
    if (name === undefined) continue;
    const drawing = findDrawing(drawings, name);
    if (!drawing) return `${field}.name » ${unknownDrawing(drawings, name)}`;
    if (drawing.pins > 0)
      return `${field}.name » : « ${name} » a des repères numérotés, qu’un quiz n’explique pas`;
  }
  const letters = findDrawing(drawings, question.drawing?.name ?? "")?.letters ?? [];
  const wrong = letters.find(({ letter, word }, index) => {
    const answer = question.answers[index] ?? "";
    return !answer.startsWith(`${letter}. `) || !answer.toLowerCase().includes(word);
  });
  return wrong
    ? `answers » : le dessin montre « ${wrong.word} » en ${wrong.letter} ; cette réponse commence par « ${wrong.letter}. » et le dit`
    : null;
}
