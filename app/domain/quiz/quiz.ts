import type { CategoryIcon, CategoryTone } from "~/domain/faq/category";
import type { Difficulty } from "~/domain/faq/faq";

export type QuizSummary = {
  id: number;
  title: string;
  description: string;
  difficulty: Difficulty;
  /** Percent. */
  passingScore: number;
  /** Seconds; null when the quiz is not timed. */
  timeLimit: number | null;
  category: { name: string; slug: string; icon: CategoryIcon; color: CategoryTone } | null;
};

/** Percent needed to pass a quiz that names none (specification, section 9). */
export const DEFAULT_PASSING_SCORE = 70;

export const HOME_QUIZZES = 3;

/** The query of a timed quiz that is played without its limit. */
export const UNTIMED = { temps: "libre" };

/**
 * The address of a quiz; `query` names a step or a result of it. Without `query` it is the canonical one, also of a timed
 * quiz: crawlers get a page there (see the quiz route).
 */
export function quizPath(id: number, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return `/quiz/${id}${search && `?${search}`}`;
}

/** A time limit in seconds in whole minutes, floored (specification, section 9): « 5 min », « moins d’1 min ». */
export function wholeMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? "moins d’1\u00a0min" : `${minutes}\u00a0min`;
}
