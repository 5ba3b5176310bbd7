import type { ContentCollection, ContentQuiz } from "../../app/domain/content/content-collection";
import { searchIn } from "./search-check";
import { searchPhrasings, searchSynonyms } from "./search-seed-sql";
import { literal, type Value } from "./sql-literal";

type SeedContents = Pick<ContentCollection, "categories" | "profiles" | "faqs" | "quizzes"> &
  Partial<Pick<ContentCollection, "synonyms" | "phrasings">>;

/** Rows added by hand get the ids above: a quiz's questions and answers have two and three digits more than a quiz. */
const LAST_SEED_IDS: Record<string, number> = {
  faqalim_quiz_questions: 99_999_999,
  faqalim_quiz_answers: 999_999_999,
};
const LAST_SEED_ID = 999_999;
/** More questions than a quiz has. */
const BY_HAND_FROM = 1_000;

/**
 * The seed as SQL: one upsert per table, with the ids of the contents, so that it can run again without a
 * change. Visitors' counters (views, votes) and rows added by hand are not touched.
 */
export function buildSeed({
  categories,
  profiles,
  faqs,
  quizzes,
  synonyms = { equivalents: [], renvois: {} },
  phrasings = [],
}: SeedContents): string {
  return [
    "-- Made from content/ by `npm run content`: edit there, not here.",
    upsert(
      "faqalim_categories",
      ["id", "name", "slug", "description", "icon", "color", "is_active", "order_index"],
      categories.map((c, index) => [c.id, c.name, c.slug, c.description, c.icon, c.color, true, index + 1]),
    ),
    upsert(
      "faqalim_subcategories",
      ["id", "category_id", "name", "slug", "description", "is_active", "order_index"],
      categories.flatMap((c) =>
        c.subcategories.map((s, index) => [s.id, c.id, s.name, s.slug, s.description, true, index + 1]),
      ),
    ),
    upsert(
      "faqalim_target_audiences",
      ["id", "name", "slug", "description", "icon", "gradient", "is_active", "order_index"],
      profiles.map((p) => [p.id, p.name, p.slug, p.description, p.icon, p.gradient, true, p.id]),
    ),
    upsert(
      "faqalim_faqs",
      [
        "id",
        "question",
        "answer",
        "idea",
        "difficulty",
        "category_id",
        "subcategory_id",
        "target_audience_id",
        "is_published",
        "created_at",
        "order_index",
        "sources",
        "reviewed_on",
      ],
      faqs.map((faq) => [
        faq.id,
        faq.question,
        faq.answer,
        faq.idea ?? null,
        faq.difficulty,
        faq.categoryId,
        faq.subcategoryId,
        profiles.find((profile) => profile.slug === faq.audience)?.id ?? null,
        faq.published,
        `${faq.created_on}T08:00:00Z`,
        faq.order,
        JSON.stringify(faq.resolvedSources),
        faq.reviewed_on,
      ]),
    ),
    upsert(
      "faqalim_quizzes",
      [
        "id",
        "title",
        "description",
        "difficulty",
        "passing_score",
        "time_limit",
        "category_id",
        "is_published",
        "created_at",
      ],
      quizzes.map((quiz) => [
        quiz.id,
        quiz.title,
        quiz.description,
        quiz.difficulty,
        quiz.passing_score ?? null,
        quiz.time_limit ?? null,
        quiz.categoryId,
        quiz.published,
        `${quiz.created_on}T08:00:00Z`,
      ]),
    ),
    ...quizQuestions(quizzes),
    searchSynonyms(synonyms, searchIn(faqs)),
    searchPhrasings(phrasings),
  ].join("\n\n");
}

/**
 * Ids follow the position: question 3 of quiz 2 is 203, its second answer 2032. Removed questions are
 * deleted; those added by hand come after all others.
 */
function quizQuestions(quizzes: ContentQuiz[]): string[] {
  const questions = quizzes.flatMap((quiz) =>
    quiz.questions.map((question, index) => ({
      ...question,
      quizId: quiz.id,
      id: quiz.id * 100 + index + 1,
      index,
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
      ["id", "quiz_id", "order_index", "question", "explanation", "sources", "faq_id"],
      questions.map((q) => [
        q.id,
        q.quizId,
        q.index + 1,
        q.question,
        q.explanation,
        JSON.stringify(q.resolvedSources),
        q.faq ?? null,
      ]),
    ),
    upsert(
      "faqalim_quiz_answers",
      ["id", "question_id", "answer_text", "is_correct", "order_index"],
      questions.flatMap((q) =>
        q.answers.map((answer, index) => [
          q.id * 10 + index + 1,
          q.id,
          answer,
          index + 1 === q.correct,
          index + 1,
        ]),
      ),
    ),
  ];
}

function lastSeedId(table: string): number {
  return LAST_SEED_IDS[table] ?? LAST_SEED_ID;
}

function upsert(table: string, columns: string[], rows: Value[][]): string {
  if (rows.length === 0) return `-- ${table}: nothing yet`;
  const values = rows.map((row) => `  (${row.map(literal).join(", ")})`).join(",\n");
  const updates = columns
    .filter((column) => column !== "id")
    .map((column) => `${column} = excluded.${column}`);
  return [
    `insert into public.${table} (${columns.join(", ")}) values\n${values}`,
    `on conflict (id) do update set\n  ${updates.join(",\n  ")};`,
    `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select greatest(max(id), ${lastSeedId(table)}) from public.${table}));`,
  ].join("\n");
}
