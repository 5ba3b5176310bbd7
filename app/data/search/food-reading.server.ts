import { listFaqLinks } from "~/data/faq/faqs.server";
import { listFoodQuizzes } from "~/data/quiz/quiz-questions.server";
import { findFoodQuestions } from "~/data/site/contents.server";
import { questionPath } from "~/domain/faq/question-path";
import type { Food } from "~/domain/food/food";
import { quizPath } from "~/domain/quiz/quiz";

const MOST = 4;
const MOST_QUIZZES = 2;

export type ReadingLink = { title: string; path: string };

/** Links for further reading about a food: the questions that the compiler chose, then quizzes that ask about it. @throws BackendError */
export async function listFoodReading(food: Food): Promise<ReadingLink[]> {
  const chosen = findFoodQuestions();
  const [published, quizzes] = await Promise.all([
    listFaqLinks([...new Set(Object.values(chosen).flat())].sort()),
    listFoodQuizzes(food),
  ]);
  const questions = (chosen[food.id] ?? []).flatMap((id) => published.find((faq) => faq.id === id) ?? []);
  return [
    ...questions.slice(0, MOST).map((faq) => ({ title: faq.question, path: questionPath(faq) })),
    ...quizzes
      .slice(0, MOST_QUIZZES)
      .map(({ id, title }) => ({ title: `Quiz\u202f: ${title}`, path: quizPath(id) })),
  ];
}
