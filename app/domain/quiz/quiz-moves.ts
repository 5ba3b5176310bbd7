import { type ChosenAnswers, type PlayedQuestion, validAnswers } from "./quiz-play";

/** What a quiz's form sends to leave a question. */
export type Move = { answers: ChosenAnswers; number: number; isUnanswered: boolean };

/**
 * Where a form leads: `move` is « suivant », « precedent » or a question's number (from 1), `choice` an answer's id.
 * « Suivant » needs an answer. With instant correction it shows the same question first, and a corrected answer stays.
 * Null if it is no move.
 */
export function readMove(
  move: string | null,
  choice: string | null,
  {
    questions,
    answers,
    position,
    isInstant,
  }: { questions: PlayedQuestion[]; answers: ChosenAnswers; position: number; isInstant: boolean },
): Move | null {
  const number = readNumber(move);
  if (move !== "suivant" && move !== "precedent" && number === null) return null;
  const isCorrected = isInstant && isAnswered(questions, answers, position);
  const chosen = isCorrected ? answers : withChoice(questions, answers, position, choice);
  if (move === "precedent") return { answers: chosen, number: Math.max(1, position), isUnanswered: false };
  if (number !== null) return { answers: chosen, number, isUnanswered: false };
  const isUnanswered = !isAnswered(questions, chosen, position);
  const staysHere = isInstant && !isCorrected;
  return { answers: chosen, number: position + (staysHere ? 1 : 2), isUnanswered };
}

/** The answers with `choice`, an answer's id, for the question at `position`; another quiz's answer is ignored. */
export function withChoice(
  questions: PlayedQuestion[],
  answers: ChosenAnswers,
  position: number,
  choice: string | null,
): ChosenAnswers {
  const question = questions[position];
  const answerId = readNumber(choice);
  return question && answerId !== null
    ? validAnswers(questions, [...answers, [question.id, answerId]])
    : answers;
}

export function isAnswered(questions: PlayedQuestion[], answers: ChosenAnswers, position: number): boolean {
  const question = questions[position];
  return question !== undefined && answers.has(question.id);
}

/** A positive whole number from an address or a form, or null. */
export function readNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
