import { setImmediate } from "node:timers/promises";
import { searchIndex } from "./search-index.server";
import { cached } from "~/data/backend/cache.server";
import { loadAllFaqs } from "~/data/faq/faqs.server";
import { listFoods, listSituations } from "~/data/food/foods.server";
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
 * Links for further reading about a food: questions whose titles name the food; then the best questions for its name that share a
 * word with its rules; then quizzes that ask about it. @throws BackendError
 */
export async function listFoodReading(food: Food): Promise<ReadingLink[]> {
  const [questions, quizzes] = await Promise.all([
    cached("food-questions", listAllFoodQuestions, { slow: true }),
    listFoodQuizzes(food),
  ]);
  const played = quizzes
    .slice(0, MOST_QUIZZES)
    .map(({ id, title }) => ({ title: `Quiz\u202f: ${title}`, path: quizPath(id) }));
  return [...(questions.get(food.id) ?? []), ...played];
}

/** The links to questions of each food, by its id. */
async function listAllFoodQuestions(): Promise<Map<number, ReadingLink[]>> {
  const [foods, faqs, index] = await Promise.all([listFoods(), loadAllFaqs(), searchIndex()]);
  const links = new Map<number, ReadingLink[]>();
  for (const food of foods) {
    const named = faqs.filter(({ question }) => foodsNamedIn([food], question).length > 0);
    const found = index
      .rank(firstName(food))
      .ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? [])
      .filter((faq) => !named.includes(faq) && isAbout(faq.question, food, listSituations()));
    const shown = [...named, ...found].slice(0, MOST);
    links.set(
      food.id,
      shown.map((faq) => ({ title: faq.question, path: questionPath(faq) })),
    );
    // Lets requests go first.
    await setImmediate();
  }
  return links;
}

/** « Reblochon » from « Reblochon, morbier, saint-nectaire au lait cru »: few texts contain the full name. */
function firstName({ name }: Food): string {
  return shortName(name).split(",")[0] ?? name;
}
