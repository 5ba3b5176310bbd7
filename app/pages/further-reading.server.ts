import { foodNames, listFoods } from "~/foods/foods.server";
import type { PersonList } from "~/foods/look-up/look-up-form";
import { findNamedPerson, findQuestionTool } from "~/foods/question-tool.server";
import { guidePath } from "~/guides/guide";
import { type Faq, splitAfterSwaps } from "~/questions/faq";
import { findFaqs } from "~/questions/faqs.server";
import { findSubject } from "~/questions/subjects.server";
import { quizPath } from "~/quiz/quiz";
import { findFaqQuiz } from "~/quiz/quiz-questions.server";
import { listRelatedFaqs } from "~/search/search-index.server";
import { orNull } from "~/server/backend/backend-error";
import { type NextLink, nextQuestion, readNext } from "~/shell/article/read-next";

type FurtherReading = { next: NextLink[]; personList: PersonList | null; isWhole: boolean };

/**
 * What to read after a question: the next question, related ones, then at most one tool, one food, one guide and one quiz. An answer
 * that lists foods for a person has their list instead of a tool. Not whole if the backend did not return a part of it.
 */
export async function listFurtherReading(faq: Faq): Promise<FurtherReading> {
  const [related, quiz, names, personList] = await Promise.all([
    orNull(listRelated(faq)),
    orNull(findFaqQuiz(faq)),
    orNull(foodNames()),
    orNull(findPersonList(faq)),
  ]);
  const tool = personList ? undefined : await orNull(findQuestionTool(faq.question));
  const first = nextQuestion(faq.id, related ?? []);
  const others = (related ?? []).filter(({ id }) => id !== first?.id);
  const [food] = names?.mentionedIn(faq.question) ?? [];
  const [guide] = findSubject(faq).guides;
  return {
    next: readNext(
      [...(first ? [first] : []), ...others].map(({ question: title, path }) => ({
        title,
        path,
        kind: "Question",
      })),
      [
        tool ?? undefined,
        food && { title: food.name, path: food.path, kind: "Aliment" },
        guide && { title: guide.title, path: guidePath(guide.slug), kind: "Fiche" },
        quiz ? { title: quiz.title, path: quizPath(quiz.id), kind: "Quiz" } : undefined,
      ],
    ),
    personList,
    isWhole: Boolean(related && quiz !== null && names),
  };
}

/** First the questions of the same subcategory that the answer itself links to. */
async function listRelated({
  id,
  answer,
  subcategory,
}: Faq): Promise<Pick<Faq, "id" | "question" | "path">[]> {
  const ids = [...answer.matchAll(/href="\/question\/(\d+)/g)].map(([, number]) => Number(number));
  const [linked, related] = await Promise.all([findFaqs(ids), listRelatedFaqs(id)]);
  const near = linked.filter((each) => each.subcategory?.slug === subcategory?.slug);
  return [...near, ...related.filter((each) => !near.some((other) => other.id === each.id))];
}

async function findPersonList({ question, answer }: Faq): Promise<PersonList | null> {
  const situation = splitAfterSwaps(answer) && (await findNamedPerson(question));
  if (!situation) return null;
  const { key, title } = situation;
  return { situation: { key, title }, total: (await listFoods()).length };
}
