import { search } from "./search.server";
import { loadAllFaqs } from "~/data/faq/faqs.server";
import { BackendError } from "~/data/backend/backend-error";
import { cached } from "~/data/backend/cache.server";
import { listSituations } from "~/data/food/foods.server";
import { listFoodQuizzes } from "~/data/quiz/quiz-questions.server";
import { questionPath } from "~/domain/faq/question-path";
import type { Food } from "~/domain/food/food";
import { foodsNamedIn, isAbout } from "~/domain/food/food-mentions";
import { shortName } from "~/domain/food/food-words";
import { quizPath } from "~/domain/quiz/quiz";

const MOST = 4;
const MOST_QUIZZES = 2;

export type ReadingLink = { title: string; path: string };

/**
 * Links for further reading about a food: questions whose titles name the food; then questions that a search for its name finds
 * and that share a word with its rules; then quizzes that ask about it. Null if the backend fails.
 */
export async function listFoodReading(food: Food): Promise<ReadingLink[] | null> {
  try {
    const [questions, quizzes] = await Promise.all([
      cached(`food-questions:${food.id}`, () => findQuestions(food)),
      listFoodQuizzes(food),
    ]);
    const played = quizzes
      .slice(0, MOST_QUIZZES)
      .map(({ id, title }) => ({ title: `Quiz\u202f: ${title}`, path: quizPath(id) }));
    return [...questions, ...played];
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

async function findQuestions(food: Food): Promise<ReadingLink[]> {
  const [faqs, found] = await Promise.all([loadAllFaqs(), search(firstName(food))]);
  const named = faqs.filter(({ question }) => foodsNamedIn([food], question).length > 0);
  const others = found.results
    .slice(0, MOST)
    .map(({ id, question }) => ({ id, question: question.map(({ text }) => text).join("") }))
    .filter(({ question }) => isAbout(question, food, listSituations()));
  const all = [...named, ...others.filter(({ id }) => named.every((other) => other.id !== id))];
  return all.slice(0, MOST).map(({ id, question }) => ({
    title: question,
    path: questionPath({ id, question }),
  }));
}

/** « Reblochon » from « Reblochon, morbier, saint-nectaire au lait cru »: a search for the full name would find nothing. */
function firstName({ name }: Food): string {
  return shortName(name).split(",")[0] ?? name;
}
