import type { quizzes } from "./contents";

type Quiz = (typeof quizzes)[number];

/** The seed numbers a quiz's questions and their answers from the quiz's own id. */
export const quizQuestionId = (quiz: Pick<Quiz, "id">, index: number) => quiz.id * 100 + index + 1;
export const quizAnswerId = (quiz: Pick<Quiz, "id">, index: number, choice: number) =>
  quizQuestionId(quiz, index) * 10 + choice + 1;

/** The first answer of each of the first questions, as a quiz's state holds them. */
export function firstAnswers(quiz: Quiz, count: number): number[][] {
  return Array.from({ length: count }, (_, index) => [
    quizQuestionId(quiz, index),
    quizAnswerId(quiz, index, 0),
  ]);
}
