import { setImmediate } from "node:timers/promises";
import { searchIndex } from "./search-index.server";
import { cached } from "~/server/backend/cache.server";
import { listFaqsById } from "~/questions/faqs.server";
import { listFoods, mentionedFoods } from "~/foods/foods.server";
import { listFoodQuizzes } from "~/quiz/quiz-list.server";
import { questionPath } from "~/questions/faq";
import type { Food } from "~/foods/food";
import type { NextLink } from "~/shell/article/read-next";
import { shortName } from "~/foods/food-words";
import { quizPath } from "~/quiz/quiz";

const MOST = 3;
const MOST_QUIZZES = 2;

/** Questions whose titles name a food, then the best questions for its name; and quizzes that ask about it. @throws BackendError */
export async function listFoodReading(food: Food): Promise<Record<"questions" | "quizzes", NextLink[]>> {
  const [questions, quizzes] = await Promise.all([
    cached("food-questions", listAllFoodQuestions, { slow: true }),
    listFoodQuizzes(food),
  ]);
  return {
    questions: questions.get(food.id) ?? [],
    quizzes: quizzes
      .slice(0, MOST_QUIZZES)
      .map(({ id, title }) => ({ title, path: quizPath(id), kind: "Quiz" })),
  };
}

async function listAllFoodQuestions(): Promise<Map<number, NextLink[]>> {
  const [foods, foodsIn, faqs, index] = await Promise.all([
    listFoods(),
    mentionedFoods(),
    listFaqsById(),
    searchIndex(),
  ]);
  const links = new Map<number, NextLink[]>();
  for (const food of foods) {
    const named = faqs.filter(({ question }) => foodsIn(question).includes(food));
    const { ids, isNear } = index.rank(firstName(food));
    const found = isNear ? [] : ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
    const shown = [...new Set([...named, ...found])].slice(0, MOST);
    links.set(
      food.id,
      shown.map((faq) => ({ title: faq.question, path: questionPath(faq), kind: "Question" })),
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
