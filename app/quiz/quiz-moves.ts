import { type ChosenAnswers, type PlayedQuestion, validAnswers } from "./quiz-play";

type Move = { answers: ChosenAnswers; number: number; isUnanswered: boolean };

/**
 * Reads the move of a quiz form. `move` is « suivant », « precedent » or a question number (from 1), and `choice` is an
 * answer's id. « suivant » requires an answer. With instant correction it first shows the correction, which makes the answer
 * final. Returns null if `move` is unknown.
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

/** Adds `choice`, an answer's id, for the question at `position`; ignores the id of another question's answer. */
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

/** Parses a whole number from a URL or a form; null if it is invalid. */
export function readNumber(value: string | null): number | null {
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : null;
}
