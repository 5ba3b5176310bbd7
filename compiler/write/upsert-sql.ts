import type { RenderedFaq, RenderedQuiz } from "../render/texts";

export type Value = string | number | boolean | null;

/**
 * A value as an SQL literal. Only quotes need escaping, because `standard_conforming_strings` is on in every
 * supported PostgreSQL.
 */
export function literal(value: Value): string {
  return typeof value === "string" ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/**
 * The highest ids of seeded rows, by table; rows added by hand have higher ids. The ids of quiz questions have two digits more
 * than the id of their quiz, and the ids of answers three.
 */
const LAST_SEED_IDS: Record<string, number> = {
  faqalim_quiz_questions: 99_999_999,
  faqalim_quiz_answers: 999_999_999,
};
const LAST_SEED_ID = 999_999;
/** Quiz questions added by hand get positions above this number, which is higher than the number of questions in any quiz. */
const BY_HAND_FROM = 1_000;

export function publishedFaqs(faqs: RenderedFaq[], profiles: { id: number; slug: string }[]): string {
  return upsert(
    "faqalim_faqs",
    [
      "id",
      "question",
      "answer",
      "compiled",
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
      JSON.stringify(faq.compiled),
      faq.idea ?? null,
      faq.difficulty,
      faq.categoryId,
      faq.subcategoryId,
      profiles.find((profile) => profile.slug === faq.audience)?.id ?? null,
      true,
      `${faq.created_on}T08:00:00Z`,
      faq.order,
      JSON.stringify(faq.resolvedSources),
      faq.reviewed_on,
    ]),
  );
}

/** SQL for the rows of quizzes, all of them published. A quiz question refers to a FAQ only if `faqIds` contains its id. */
export function publishedQuizzes(quizzes: RenderedQuiz[], faqIds: ReadonlySet<number>): string[] {
  return [
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
        true,
        `${quiz.created_on}T08:00:00Z`,
      ]),
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
      [
        ...["id", "quiz_id", "order_index", "question", "explanation", "sources", "faq_id"],
        ...["drawing", "explanation_drawing"],
      ],
      questions.map((q) => [
        q.id,
        q.quizId,
        q.index + 1,
        q.question,
        q.explanation,
        JSON.stringify(q.resolvedSources),
        q.faq !== undefined && faqIds.has(q.faq) ? q.faq : null,
        q.drawing ? JSON.stringify(q.drawing) : null,
        q.explanation_drawing ? JSON.stringify(q.explanation_drawing) : null,
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

/** SQL that upserts rows with the ids of the contents. It does not write rows that are already equal. */
export function upsert(table: string, columns: string[], rows: Value[][]): string {
  if (rows.length === 0) return `-- ${table}: nothing yet`;
  const changing = columns.filter((column) => column !== "id");
  const updates = changing.map((column) => `${column} = excluded.${column}`);
  return [
    `insert into public.${table} as seeded (${columns.join(", ")}) values\n${valueList(rows)}`,
    `on conflict (id) do update set\n  ${updates.join(",\n  ")}`,
    `where (${qualified("seeded", changing)})\n  is distinct from (${qualified("excluded", changing)});`,
    reserveIds(table),
  ].join("\n");
}

/**
 * SQL that deletes the rows that are not in `rows`, then inserts the missing ones; equal rows are not written. `among` is an SQL
 * condition: only rows that meet it are deleted. The first column is never null.
 */
export function replaceRows(table: string, columns: string[], rows: Value[][], among = "true"): string {
  const [first = "", names] = [columns[0], columns.join(", ")];
  return [
    `create temporary table wanted as select ${names} from public.${table} with no data;`,
    ...(rows.length > 0 ? [`insert into wanted values\n${valueList(rows)};`] : []),
    // The equality of the first column lets PostgreSQL hash the rows; `is not distinct from` alone compares each row with all.
    `delete from public.${table} as seeded where ${among} and not exists (`,
    `  select from wanted where wanted.${first} = seeded.${first} and (${qualified("wanted", columns)}) is not distinct from (${qualified("seeded", columns)}));`,
    // `except` rather than `on conflict`, because PostgreSQL computes the stored columns of a row before it finds a conflict, and because
    // a row added by hand that contradicts the contents must be an error.
    `insert into public.${table} (${names})\nselect * from wanted except select ${names} from public.${table};`,
    "drop table wanted;",
  ].join("\n");
}

/** SQL that gives rows added by hand ids that the contents cannot have. */
export function reserveIds(table: string): string {
  return `select setval(pg_get_serial_sequence('public.${table}', 'id'), (select greatest(max(id), ${lastSeedId(table)}) from public.${table}));`;
}

const qualified = (row: string, columns: string[]) => columns.map((column) => `${row}.${column}`).join(", ");

const valueList = (rows: Value[][]) => rows.map((row) => `  (${row.map(literal).join(", ")})`).join(",\n");
