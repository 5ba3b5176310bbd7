import type { quizzes } from "../../support/contents";
import { plain } from "./crawl";

/** A quiz with its answer key and its texts as rendered on pages. */
export function withKey({ id, title, questions }: (typeof quizzes)[number]) {
  return {
    id,
    title: plain(title),
    questions: questions.map(({ question, explanation, answers, correct }) => ({
      question: plain(question),
      explanation,
      answers: answers.map(plain),
      right: plain(answers[correct - 1] ?? ""),
      wrong: plain(answers[correct % answers.length] ?? ""),
    })),
  };
}
