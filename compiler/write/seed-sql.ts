import type { ContentCollection, ContentQuiz } from "../read/content-collection";
import type { RenderedCollection, RenderedFaq } from "../render/texts";

/** Quiz questions added by hand get positions above this number, which is higher than the number of questions in any quiz. */
const BY_HAND_FROM = 1_000;

/**
 * The seed as SQL: one upsert per table. Rows have the ids of the content files, so a second run changes nothing. Visitors'
 * counters (views, votes) and rows added by hand stay unchanged.
 */
export function buildSeed(collection: RenderedCollection): string {
  const { categories, profiles, faqs, quizzes, withdrawnFoods, composition } = collection;
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
        ...{ id, name, slug, description, icon, gradient, is_active: true, order_index: id },
      })),
    ),
    publishedFaqs(shown, profiles),
    ...publishedQuizzes(quizzes.filter(isPublished), new Set(idsOf(shown))),
    ...foodSeed(collection),
    replaceRows(
      "faqalim_food_composition",
      composition.map((food) => ({ ...inSnakeCase(food), is_published: true })),
    ),
    ...withdrawn("faqs", [...drafts(faqs), ...shown.flatMap(({ replaces }) => replaces)]),
    ...withdrawn("quizzes", drafts(quizzes)),
    ...withdrawn("foods", idsOf(withdrawnFoods)),
  ].join("\n\n");
}

/** A row with the names of columns: `food_key` for `foodKey`. */
const inSnakeCase = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

const isPublished = ({ published }: { published: boolean }) => published;
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const drafts = (texts: readonly { id: number; published: boolean }[]) =>
  idsOf(texts.filter((text) => !isPublished(text)));

function publishedFaqs(faqs: RenderedFaq[], profiles: { id: number; slug: string }[]): string {
  return upsert(
    "faqalim_faqs",
    faqs.map(({ id, question, answer, compiled, idea = null, difficulty, sources, reviewed_on, ...faq }) => ({
      ...{ id, question, answer, compiled, idea, difficulty },
      ...{ category_id: faq.categoryId, subcategory_id: faq.subcategoryId },
      target_audience_id: profiles.find((profile) => profile.slug === faq.audience)?.id ?? null,
      ...{ is_published: true, created_at: `${faq.created_on}T08:00:00Z`, order_index: faq.order },
      ...{ sources, reviewed_on },
    })),
  );
}

/** SQL for the rows of quizzes, all of them published. A quiz question refers to a FAQ only if `faqIds` contains its id. */
function publishedQuizzes(quizzes: ContentQuiz[], faqIds: ReadonlySet<number>): string[] {
  return [
    upsert(
      "faqalim_quizzes",
      quizzes.map(
        ({ id, title, description, difficulty, passing_score = null, time_limit = null, ...quiz }) => ({
          ...{ id, title, description, difficulty, passing_score, time_limit, category_id: quiz.categoryId },
          ...{ is_published: true, created_at: `${quiz.created_on}T08:00:00Z` },
        }),
      ),
    ),
    ...quizQuestions(quizzes, faqIds),
  ];
}

/**
 * SQL for the rows of quiz questions. Ids are derived from positions: question 3 of quiz 2 has the id 203, and its second
 * answer has the id 2032. Deletes rows of removed quiz questions. Quiz questions added by hand stay, after the others.
 */
function quizQuestions(quizzes: ContentQuiz[], faqIds: ReadonlySet<number>): string[] {
  const questions = quizzes.flatMap(({ id: quiz_id, questions: written }) =>
    written.map((question, index) => ({
      ...{ ...question, id: quiz_id * 100 + index + 1, quiz_id, order_index: index + 1 },
    })),
  );
  if (questions.length === 0) return [];
  const lastId = lastSeedId("faqalim_quiz_questions");
  const ofQuizzes = `quiz_id in (${idsOf(quizzes).join(", ")})`;
  return [
    `delete from public.faqalim_quiz_questions
where ${ofQuizzes}
  and id <= ${lastId} and id not in (${idsOf(questions).join(", ")});`,
    `update public.faqalim_quiz_questions set order_index = order_index + ${BY_HAND_FROM}
where ${ofQuizzes}
  and id > ${lastId} and order_index <= ${BY_HAND_FROM};`,
    upsert(
      "faqalim_quiz_questions",
      questions.map(({ id, quiz_id, order_index, question, explanation, sources, faq, ...drawings }) => ({
        ...{ id, quiz_id, order_index, question, explanation, sources },
        faq_id: faq !== undefined && faqIds.has(faq) ? faq : null,
        ...{ drawing: drawings.drawing, explanation_drawing: drawings.explanation_drawing },
      })),
    ),
    upsert(
      "faqalim_quiz_answers",
      questions.flatMap(({ id, answers, correct }) =>
        answers.map((answer, index) => ({
          id: id * 10 + index + 1,
          question_id: id,
          answer_text: answer,
          is_correct: index + 1 === correct,
          order_index: index + 1,
        })),
      ),
    ),
  ];
}

/** Deletes advice and storage rows that the files no longer contain, but not rows added by hand. */
function foodSeed({ foods, storages }: Pick<ContentCollection, "foods" | "storages">): string[] {
  return [
    upsert(
      "faqalim_foods",
      foods.map(({ path, kin, rules, ...food }) => ({ ...inSnakeCase(food), is_published: true })),
    ),
    // Not an upsert: a food has one rule per situation, so a rule that moved to another position would conflict with its old row.
    replaceRows(
      "faqalim_food_advice",
      foods.flatMap((food) =>
        food.rules.map((rule, place) => ({
          // So a food has at most 99 rules.
          id: food.id * 100 + place + 1,
          food_id: food.id,
          ...rule,
        })),
      ),
    ),
    replaceRows(
      "faqalim_food_storage",
      storages.map(({ date, ...storage }) => ({
        ...inSnakeCase({ ...storage, printedDate: date }),
        is_published: true,
      })),
    ),
  ];
}

/** Unpublishes texts, whose rows the seed does not contain. A draft that was never published has none. */
function withdrawn(kind: string, ids: number[]): string[] {
  if (ids.length === 0) return [];
  const list = ids.join(", ");
  return [
    `update public.faqalim_${kind} set is_published = false where is_published and id in (${list});`,
    // The operator may have withdrawn it before: taking that back must not publish it.
    `update public.faqalim_withdrawals set is_in_contents = false
where is_in_contents and kind = '${kind}' and content_id in (${list});`,
  ];
}

/** A row, by column. Objects and lists are written as JSON. */
type Row = Record<string, string | number | boolean | object | null>;

/**
 * The highest ids of seeded rows, by table; rows added by hand have higher ids. The ids of quiz questions have two digits more
 * than the id of their quiz, and the ids of answers three.
 */
const LAST_SEED_IDS: Record<string, number> = {
  faqalim_quiz_questions: 99_999_999,
  faqalim_quiz_answers: 999_999_999,
};
const LAST_SEED_ID = 999_999;

const lastSeedId = (table: string) => LAST_SEED_IDS[table] ?? LAST_SEED_ID;

/** A value as an SQL literal. Only quotes need escaping: `standard_conforming_strings` is on in every supported PostgreSQL. */
function literal(value: Row[string]): string {
  if (value !== null && typeof value === "object") return literal(JSON.stringify(value));
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** SQL that upserts rows with the ids of the contents. It does not write rows that are already equal. */
function upsert(table: string, rows: Row[]): string {
  const [first] = rows;
  if (!first) return `-- ${table}: nothing yet`;
  const columns = Object.keys(first);
  const changing = columns.filter((column) => column !== "id");
  const updates = changing.map((column) => `${column} = excluded.${column}`);
  return [
    `insert into public.${table} as seeded (${columns.join(", ")}) values\n${valueList(rows)}`,
    `on conflict (id) do update set\n  ${updates.join(",\n  ")}`,
    `where (${qualified("seeded", changing)})\n  is distinct from (${qualified("excluded", changing)});`,
    reserveIds(table),
  ].join("\n");
}

/** SQL that deletes the seeded rows that are not in `rows`, then inserts the missing ones; equal rows are not written. */
function replaceRows(table: string, rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return `delete from public.${table} where id <= ${lastSeedId(table)};`;
  const names = columns.join(", ");
  return [
    `create temporary table wanted as select ${names} from public.${table} with no data;`,
    `insert into wanted values\n${valueList(rows)};`,
    // The equality of the id lets PostgreSQL hash the rows; `is not distinct from` alone compares each row with all.
    `delete from public.${table} as seeded where id <= ${lastSeedId(table)} and not exists (`,
    `  select from wanted where wanted.id = seeded.id and (${qualified("wanted", columns)}) is not distinct from (${qualified("seeded", columns)}));`,
    // `except` rather than `on conflict`, because PostgreSQL computes the stored columns of a row before it finds a conflict, and because
    // a row added by hand that contradicts the contents must be an error.
    `insert into public.${table} (${names})\nselect * from wanted except select ${names} from public.${table};`,
    "drop table wanted;",
    reserveIds(table),
  ].join("\n");
}

/** SQL that gives rows added by hand ids that the contents cannot have. */
function reserveIds(table: string): string {
  return `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select greatest(max(id), ${lastSeedId(table)}) from public.${table}));`;
}

const qualified = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(", ");

const valueList = (rows: Row[]) =>
  rows.map((row) => `  (${Object.values(row).map(literal).join(", ")})`).join(",\n");
