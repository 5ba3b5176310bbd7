import { searchIndex } from "./search-index.server";
import { cached } from "~/server/backend/cache.server";
import { listFaqsById } from "~/questions/faqs.server";
import { foodNames } from "~/foods/foods.server";
import { listFoodQuizzes } from "~/quiz/quizzes.server";
import { type Faq, questionPath } from "~/questions/faq";
import type { Food } from "~/foods/food";
import type { Situation } from "~/foods/look-up/situation";
import type { NextLink } from "~/shell/article/read-next";
import { shortName } from "~/foods/food-words";
import { quizPath } from "~/quiz/quiz";

const MOST = 3;
const MOST_QUIZZES = 2;

type FoodReading = Record<"questions" | "quizzes", NextLink[]>;

/** First the question about a person; then what `readingOf` finds for a food. @throws BackendError */
export async function listFoodReading(food: Food, person?: Situation): Promise<FoodReading> {
  const [faqs, { questions, quizzes }] = await Promise.all([listFaqsById(), readingOf(food)]);
  const own = faqs.filter(({ id }) => id === person?.question).map(linkTo);
  return { questions: [...own, ...questions.filter(({ path }) => path !== own[0]?.path)], quizzes };
}

const linkTo = (faq: Faq): NextLink => ({ title: faq.question, path: questionPath(faq), kind: "Question" });

function readingOf(food: Food): Promise<FoodReading> {
  return cached(`food-reading:${food.id}`, async () => {
    const [quizzes, { mentionedIn }, faqs, index] = await Promise.all([
      listFoodQuizzes(food),
      foodNames(),
      listFaqsById(),
      searchIndex(),
    ]);
    const named = faqs.filter(({ question }) => mentionedIn(question).some(({ id }) => id === food.id));
    // « Reblochon » from « Reblochon, morbier, saint-nectaire au lait cru »: few texts contain the full name.
    const { ids, isNear } = index.rank(shortName(food.name).split(",")[0] ?? "");
    const found = isNear ? [] : ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
    return {
      questions: [...new Set([...named, ...found])].slice(0, MOST).map(linkTo),
      quizzes: quizzes
        .slice(0, MOST_QUIZZES)
        .map(({ id, title }) => ({ title, path: quizPath(id), kind: "Quiz" })),
    };
  });
}
