import { one, quizAnswerId, quizQuestionId, type quizzes } from "../../support/contents";
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

/** A choice as in a quiz state. */
export function given(quiz: ReturnType<typeof withKey>, index: number, choice: "right" | "wrong"): number[] {
  const question = one(quiz.questions.slice(index), "quiz question");
  const place = question.answers.indexOf(question[choice]);
  return [quizQuestionId(quiz, index), quizAnswerId(quiz, index, place)];
}
