import type { RenderedCollection, RenderedFaq, RenderedQuiz } from "../render/texts";
import { compositionSeed, foodSeed } from "./food-seed-sql";
import { lastSeedId, upsert } from "./upsert-sql";

/** Quiz questions added by hand get positions above this number, which is higher than the number of questions in any quiz. */
const BY_HAND_FROM = 1_000;

/**
 * The seed as SQL: one upsert per table. Rows have the ids of the content files, so a second run changes nothing. Visitors'
 * counters (views, votes) and rows added by hand stay unchanged.
 */
export function buildSeed({
  categories,
  profiles,
  faqs,
  quizzes,
  foods,
  withdrawnFoods,
  storages,
  composition,
}: RenderedCollection): string {
  const shown = faqs.filter(isPublished);
  return [
    "-- Made from content/ by `npm run content`: edit there, not here.",
    upsert(
      "faqalim_categories",
      categories.map(({ id, name, slug, description, icon, color }, index) => ({
        ...{ id, name, slug, description, icon, color },
        ...{ is_active: true, order_index: index + 1 },
      })),
    ),
    upsert(
      "faqalim_subcategories",
      categories.flatMap((category) =>
        category.subcategories.map(({ id, name, slug, description }, index) => ({
          ...{ id, category_id: category.id, name, slug, description },
          ...{ is_active: true, order_index: index + 1 },
        })),
      ),
    ),
    upsert(
      "faqalim_target_audiences",
      profiles.map(({ id, name, slug, description, icon, gradient }) => ({
        ...{ id, name, slug, description, icon, gradient },
        ...{ is_active: true, order_index: id },
      })),
    ),
    publishedFaqs(shown, profiles),
    ...publishedQuizzes(quizzes.filter(isPublished), new Set(shown.map(({ id }) => id))),
    ...foodSeed({ foods, storages }),
    ...compositionSeed(composition),
    ...withdrawn("faqs", [
      ...faqs,
      ...shown.flatMap(({ replaces }) => replaces.map((id) => ({ id, published: false }))),
    ]),
    ...withdrawn("quizzes", quizzes),
    ...withdrawn(
      "foods",
      withdrawnFoods.map((id) => ({ id, published: false })),
    ),
  ].join("\n\n");
}

/** SQL for the rows of questions, all of them published. */
export function publishedFaqs(faqs: RenderedFaq[], profiles: { id: number; slug: string }[]): string {
  return upsert(
    "faqalim_faqs",
    faqs.map(({ id, question, answer, compiled, idea = null, difficulty, audience, ...faq }) => ({
      ...{ id, question, answer, compiled, idea, difficulty },
      category_id: faq.categoryId,
      subcategory_id: faq.subcategoryId,
      target_audience_id: profiles.find(({ slug }) => slug === audience)?.id ?? null,
      is_published: true,
      created_at: `${faq.created_on}T08:00:00Z`,
      order_index: faq.order,
      sources: faq.resolvedSources,
      reviewed_on: faq.reviewed_on,
    })),
  );
}

/** SQL for the rows of quizzes, all of them published. A quiz question refers to a FAQ only if `faqIds` contains its id. */
export function publishedQuizzes(quizzes: RenderedQuiz[], faqIds: ReadonlySet<number>): string[] {
  return [
    upsert(
      "faqalim_quizzes",
      quizzes.map(({ id, title, description, difficulty, ...quiz }) => ({
        ...{ id, title, description, difficulty },
        passing_score: quiz.passing_score ?? null,
        time_limit: quiz.time_limit ?? null,
        category_id: quiz.categoryId,
        is_published: true,
        created_at: `${quiz.created_on}T08:00:00Z`,
      })),
    ),
    ...quizQuestions(quizzes, faqIds),
  ];
}

/**
 * SQL for the rows of quiz questions. Ids are derived from positions: question 3 of quiz 2 has the id 203, and its second
 * answer has the id 2032. Deletes rows of removed quiz questions. Quiz questions added by hand stay, after the others.
 */
function quizQuestions(quizzes: RenderedQuiz[], faqIds: ReadonlySet<number>): string[] {
  const questions = quizzes.flatMap((quiz) =>
    quiz.questions.map((question, index) => ({
      ...question,
      ...{ id: quiz.id * 100 + index + 1, quizId: quiz.id, place: index + 1 },
    })),
  );
  if (questions.length === 0) return [];
  const lastId = lastSeedId("faqalim_quiz_questions");
  const ofQuizzes = `quiz_id in (${quizzes.map(({ id }) => id).join(", ")})`;
  return [
    `delete from public.faqalim_quiz_questions
where ${ofQuizzes}
  and id <= ${lastId} and id not in (${questions.map(({ id }) => id).join(", ")});`,
    `update public.faqalim_quiz_questions set order_index = order_index + ${BY_HAND_FROM}
where ${ofQuizzes}
  and id > ${lastId} and order_index <= ${BY_HAND_FROM};`,
    upsert(
      "faqalim_quiz_questions",
      questions.map(({ id, question, explanation, drawing, explanation_drawing, ...more }) => ({
        ...{ id, quiz_id: more.quizId, order_index: more.place, question, explanation },
        sources: more.resolvedSources,
        faq_id: more.faq !== undefined && faqIds.has(more.faq) ? more.faq : null,
        ...{ drawing, explanation_drawing },
      })),
    ),
    upsert(
      "faqalim_quiz_answers",
      questions.flatMap(({ id, answers, correct }) =>
        answers.map((answer_text, index) => ({
          ...{ id: id * 10 + index + 1, question_id: id, answer_text },
          ...{ is_correct: index + 1 === correct, order_index: index + 1 },
        })),
      ),
    ),
  ];
}

const isPublished = ({ published }: { published: boolean }) => published;

/** The seed does not contain their text. Drafts that were never published have no row. */
function withdrawn(kind: string, texts: { id: number; published: boolean }[]): string[] {
  const ids = texts.filter((text) => !isPublished(text)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const list = ids.join(", ");
  return [
    `update public.faqalim_${kind} set is_published = false where is_published and id in (${list});`,
    // The operator may have withdrawn it before: taking that back must not publish it.
    `update public.faqalim_withdrawals set is_in_contents = false
where is_in_contents and kind = '${kind}' and content_id in (${list});`,
  ];
}
