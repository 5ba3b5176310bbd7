import { type CategoryIcon, type CategoryTone, isMythSlug } from "~/domain/faq/category";
import { counted } from "~/domain/content/typography";
import type { Difficulty } from "~/domain/faq/faq";

export type QuizSummary = {
  id: number;
  title: string;
  description: string;
  difficulty: Difficulty;
  /** Percent. */
  passingScore: number;
  /** Seconds; null if the quiz is not timed. */
  timeLimit: number | null;
  questionCount: number;
  category: { name: string; slug: string; icon: CategoryIcon; color: CategoryTone } | null;
};

/** Percent (specification, section 9). */
export const DEFAULT_PASSING_SCORE = 70;

export const HOME_QUIZZES = 3;

/** Plays a timed quiz without its limit. */
export const UNTIMED = { temps: "libre" };

/** Plays a quiz with a correction after each answer. */
export const INSTANT = { correction: "question" };

/** The path of a quiz, or of one of its steps or results. Without `query` it is canonical. */
export function quizPath(id: number, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/quiz/${id}${search && `?${search}`}`;
}

/** The path of a page of the list of quizzes. */
export function quizListPath(page = 1): string {
  return `/quiz${page > 1 ? `?page=${page}` : ""}`;
}

/** The tint behind a quiz's illustration: its theme's. */
export function quizTint(category: QuizSummary["category"]): CategoryTone | "myth" {
  if (!category) return "secondary";
  return isMythSlug(category.slug) ? "myth" : category.color;
}

/** Seconds in whole minutes, floored (specification, section 9): « 5 min », « moins d’1 min ». */
export function wholeMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? "moins d’1\u00a0min" : `${minutes}\u00a0min`;
}

/** « 10 questions, 5 min », or without a time. */
export function quizLength({
  questionCount,
  timeLimit,
}: Pick<QuizSummary, "questionCount" | "timeLimit">): string {
  const questions = counted(questionCount, "question");
  return timeLimit === null ? questions : `${questions}, ${wholeMinutes(timeLimit)}`;
}
