import type { Food } from "~/foods/food";
import { foodNames, listFoods } from "~/foods/foods.server";
import { listTitle, shortName } from "~/foods/food-words";
import type { PersonList } from "~/foods/look-up/look-up-form";
import { type Situation, situationPath } from "~/foods/look-up/situation";
import { SEASONS_PATH } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { guidePath } from "~/guides/guide";
import { type Faq, type FaqLink, nextQuestion, questionPath, splitAfterSwaps } from "~/questions/faq";
import { findFaqs, listFaqLinks, listFaqsById } from "~/questions/faqs.server";
import { findSubject } from "~/questions/categories/categories.server";
import { quizPath } from "~/quiz/quiz";
import { findFaqQuiz, listFoodQuizzes } from "~/quiz/quizzes.server";
import { searchIndex } from "~/search/search-index.server";
import { orNull } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import type { NextLink } from "~/shell/article/next-links";

const READ_NEXT = 5;
const MAX_RELATED = 6;
const MAX_SIBLINGS = 4;

/** At most five links: the questions, then the others. */
export function readNext(
  questions: readonly NextLink[],
  others: readonly (NextLink | undefined)[],
): NextLink[] {
  const last = others.flatMap((link) => link ?? []);
  return [...questions.slice(0, READ_NEXT - last.length), ...last];
}

type QuestionReading = { next: NextLink[]; personList: PersonList | null; isWhole: boolean };

/**
 * What to read after a question: the next question, related ones, then at most one tool, one food, one guide and one quiz. An answer
 * that lists foods for a person has their list instead of a tool. Not whole if the backend did not return a part of it.
 */
export async function listQuestionReading(faq: Faq): Promise<QuestionReading> {
  const [related, quiz, names, foods] = await Promise.all([
    orNull(listRelated(faq)),
    orNull(findFaqQuiz(faq)),
    orNull(foodNames()),
    orNull(listFoods()),
  ]);
  const person = names?.read(faq.question).persons[0];
  const hasList = person && foods && splitAfterSwaps(faq.answer);
  const first = nextQuestion(faq.id, related ?? []);
  const questions = new Set([...(first ? [first] : []), ...(related ?? [])]);
  const [food] = names?.mentionedIn(faq.question) ?? [];
  const [guide] = findSubject(faq).guides;
  return {
    next: readNext(
      [...questions].map(({ question, path }) => ({ title: question, path, kind: "Question" })),
      [
        hasList ? undefined : questionTool(faq.question, person),
        food && { title: food.name, path: food.path, kind: "Aliment" },
        guide && { title: guide.title, path: guidePath(guide.slug), kind: "Fiche" },
        quiz ? { title: quiz.title, path: quizPath(quiz.id), kind: "Quiz" } : undefined,
      ],
    ),
    personList: hasList ? { situation: { key: person.key, title: person.title }, total: foods.length } : null,
    isWhole: Boolean(related && quiz !== null && names),
  };
}

/** First the questions of the same subcategory that the answer itself links to. */
async function listRelated(faq: Faq): Promise<FaqLink[]> {
  const ids = [...faq.answer.matchAll(/href="\/question\/(\d+)/g)].map(([, number]) => Number(number));
  const [linked, related] = await Promise.all([findFaqs(ids), listSimilarFaqs(faq)]);
  const near = linked.filter((each) => each.subcategory?.slug === faq.subcategory?.slug);
  return [...near, ...related.filter((each) => !near.some((other) => other.id === each.id))];
}

function listSimilarFaqs(faq: Faq): Promise<FaqLink[]> {
  const load = async () => {
    const [index, faqs] = await Promise.all([searchIndex(), listFaqsById()]);
    return listFaqLinks(relatedIds(faq, index.similar(faq.question), faqs));
  };
  return cached(`related-faqs:${faq.id}`, load, { slow: true });
}

type Grouped = Pick<Faq, "id" | "category" | "subcategory">;

/** The ids of up to 4 questions of the same subcategory, then of the most similar others; 6 in all. `similar`: ids, the most similar first. */
export function relatedIds(faq: Grouped, similar: readonly number[], faqs: readonly Grouped[]): number[] {
  const group = ({ category, subcategory }: Grouped) => subcategory && `${category.slug}#${subcategory.slug}`;
  const groups = new Map(faqs.map((each) => [each.id, group(each)]));
  const isSibling = (id: number) => group(faq) !== null && groups.get(id) === group(faq);
  const others = [...new Set([...similar, ...groups.keys()])].filter((id) => id !== faq.id);
  const siblings = others.filter(isSibling).slice(0, MAX_SIBLINGS);
  const strangers = similar.filter((id) => id !== faq.id && !isSibling(id));
  return [...siblings, ...strangers].slice(0, MAX_RELATED);
}

/** The tool that fits a question: storage, seasons, or the list of the first person that it names. */
function questionTool(question: string, person: Situation | undefined): NextLink | undefined {
  if (/garder|garde-t-|conserv|congel|frigo|réfrigér/i.test(question))
    return { title: "Ça se garde\u202f?", path: STORAGE_PATH, kind: "Outil" };
  if (/de saison/i.test(question))
    return { title: "Fruits et légumes de saison", path: SEASONS_PATH, kind: "Outil" };
  return person && { title: listTitle(person), path: situationPath(person.key), kind: "Outil" };
}

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
