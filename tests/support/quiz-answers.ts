import type { quizzes } from "./contents";

type Quiz = (typeof quizzes)[number];

/** The id of a quiz question in the seed, which derives ids from the quiz id. */
export const quizQuestionId = (quiz: Pick<Quiz, "id">, index: number) => quiz.id * 100 + index + 1;
export const quizAnswerId = (quiz: Pick<Quiz, "id">, index: number, choice: number) =>
  quizQuestionId(quiz, index) * 10 + choice + 1;

/** The first answers of the first quiz questions, as in a quiz state. */
export function firstAnswers(quiz: Quiz, count: number): number[][] {
  return Array.from({ length: count }, (_, index) => [
    quizQuestionId(quiz, index),
    quizAnswerId(quiz, index, 0),
  ]);
}
