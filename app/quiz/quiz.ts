import { counted } from "~/text/typography";
import type { Difficulty } from "~/questions/faq";
import type { Tone } from "~/shell/tone";

export type QuizSummary = {
  id: number;
  title: string;
  description: string;
  difficulty: Difficulty;
  /** In percent. */
  passingScore: number;
  /** In seconds; null if the quiz is not timed. */
  timeLimit: number | null;
  questionCount: number;
  createdAt: string;
  category: { name: string; slug: string; tone: Tone } | null;
};

export const QUIZ_LIST_TITLE = "Quiz nutrition";

/** The path of a quiz, or of one of its steps or results. Without `query` it is canonical. */
export function quizPath(id: number, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/quiz/${id}${search && `?${search}`}`;
}

/** Formats seconds as whole minutes, rounded down (specification, section 9): « 5 min », « moins d’1 min ». */
function wholeMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? "moins d’1\u00a0min" : `${minutes}\u00a0min`;
}

/** The same words on the card and in the link to the next quiz: « Niveau avancé, 11 questions, 11 min ». */
export function quizFacts({ difficulty, questionCount, timeLimit }: QuizSummary): string {
  const facts = [`Niveau\u00a0${difficulty}`, counted(questionCount, "question")];
  return [...facts, ...(timeLimit === null ? [] : [wholeMinutes(timeLimit)])].join(", ");
}

export type QuizDrawing = { title: string; label: string; svg: string };
