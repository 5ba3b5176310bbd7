import { afterAll, expect, inject, it } from "vitest";
import type { ContentCollection } from "../../compiler/read/content-collection";
import { renderTexts } from "../../compiler/render/texts";
import { buildSeed } from "../../compiler/write/seed-sql";
import { contents, one, quizzes } from "../support/contents";
import { createDatabase } from "./postgres/real-backend";

const database = await createDatabase(inject("postgresPort"));
afterAll(database.stop);

const quiz = one(quizzes, "quiz");

const NOTHING = {
  ...{ faqs: [], quizzes: [], guides: [], foods: [], withdrawnFoods: [], storages: [], phrasings: [] },
};

/** The seed of some contents, with the themes and profiles of the site. */
const seedOf = (some: Partial<ContentCollection>) =>
  buildSeed(renderTexts({ ...contents, ...NOTHING, ...some }));

/** A seed with two questions whose titles end with `title`, and a quiz with `quizQuestions` quiz questions. */
const smallSeed = (title: string, quizQuestions: number) =>
  seedOf({
    faqs: contents.faqs.slice(0, 2).map((faq) => ({ ...faq, question: faq.question + title })),
    quizzes: [{ ...quiz, questions: quiz.questions.slice(0, quizQuestions) }],
  });

const rowsByHand = async (): Promise<unknown> => {
  const { rows }: { rows: unknown } = await database.owner.query(`
    select c.name, f.id, f.question, f.answer, f.created_at, q.question as asked, a.answer_text, z.title
    from faqalim_faqs f
    join faqalim_categories c on c.id = f.category_id
    join faqalim_quiz_questions q on q.faq_id = f.id
    join faqalim_quiz_answers a on a.question_id = q.id
    join faqalim_quizzes z on z.category_id = c.id
    where f.question = 'À la main ?'`);
  return rows;
};

it("a new seed changes only rows of the contents, and keeps rows added by hand, even in a seeded quiz", async () => {
  await database.owner.query(smallSeed("", 7));
  await database.owner.query(
    `with category as (
       insert into faqalim_categories (name, slug) values ('À la main', 'a-la-main') returning id
     ), quiz as (
       insert into faqalim_quizzes (title, category_id) select 'Quiz à la main', id from category
     ), faq as (
       insert into faqalim_faqs (question, answer, category_id) select 'À la main ?', 'Oui.', id from category returning id
     ), question as (
       insert into faqalim_quiz_questions (quiz_id, order_index, question, faq_id)
       select $1, 8, 'À la main aussi ?', id from faq returning id
     )
     insert into faqalim_quiz_answers (question_id, order_index, answer_text) select id, 1, 'Oui' from question`,
    [quiz.id],
  );
  const before = await rowsByHand();
  await database.owner.query(smallSeed(" (revue)", 8));
  await database.owner.query(smallSeed(" (revue)", 8));

  expect(before).toHaveLength(1);
  expect(await rowsByHand()).toEqual(before);
  const changed = await database.owner.query("select id from faqalim_faqs where question like '%(revue)'");
  expect(changed.rows).toHaveLength(2);
  const { rows } = await database.owner.query(
    "select question from faqalim_quiz_questions where quiz_id = $1 order by order_index",
    [quiz.id],
  );
  expect(rows.map(({ question }) => String(question))).toEqual([
    ...quiz.questions.slice(0, 8).map(({ question }) => question),
    "À la main aussi ?",
  ]);
});

it("a new seed unpublishes the questions that another one replaces, and keeps their rows", async () => {
  const [replacement, retired] = contents.faqs.filter(({ published }) => published);
  if (!replacement || !retired) throw new Error("the contents have fewer than two published questions");
  const published = async () => {
    const { rows } = await database.owner.query<{ is_published: boolean }>(
      "select is_published from faqalim_faqs where id in ($1, $2) order by id = $2",
      [replacement.id, retired.id],
    );
    return rows.map(({ is_published: isPublished }) => isPublished);
  };
  await database.owner.query(seedOf({ faqs: [replacement, retired] }));
  expect(await published()).toEqual([true, true]);
  await database.owner.query(seedOf({ faqs: [{ ...replacement, replaces: [retired.id] }] }));
  expect(await published()).toEqual([true, false]);
});

it("the same seed, applied again, writes no row", async () => {
  const tables = [
    ..."categories subcategories target_audiences faqs quizzes quiz_questions quiz_answers".split(" "),
    ...["foods", "food_advice", "food_storage", "food_composition"],
  ];
  // PostgreSQL gives each version of a row the number of the transaction that wrote it.
  const rowVersions = async () => {
    const lists = tables.map(
      (name) => `select '${name}' as name, count(*), max(xmin::text::bigint) from faqalim_${name}`,
    );
    const { rows }: { rows: { name: string; count: string; max: string | null }[] } =
      await database.owner.query(lists.join(" union all "));
    return rows;
  };
  const seed = seedOf(contents);
  await database.owner.query(seed);
  const before = await rowVersions();
  expect(before.filter(({ count }) => count === "0")).toEqual([]);
  await database.owner.query(seed);
  expect(await rowVersions()).toEqual(before);
});

it("rows added by hand get ids that the contents cannot have", async () => {
  for (const table of [
    ...["categories", "subcategories", "target_audiences", "faqs", "quizzes"],
    ...["foods", "food_advice", "food_storage", "food_composition"],
  ]) {
    const { rows } = await database.owner.query<{ id: number }>(
      "select nextval(pg_get_serial_sequence($1, 'id'))::integer as id",
      [`public.faqalim_${table}`],
    );
    expect(Number(rows[0]?.id), table).toBeGreaterThanOrEqual(1_000_000);
  }
});

const faq = one(contents.faqs, "question");
const food = one(contents.foods, "food");

/** A seed in which the question, the quiz and the food have a changed text. */
const seedWith = (published: boolean, word: string) =>
  seedOf({
    faqs: [{ ...faq, question: `${faq.question} ${word}`, published }],
    quizzes: [{ ...quiz, description: word, published }],
    foods: published ? [{ ...food, synonyms: [word] }] : [],
    withdrawnFoods: published ? [] : [food],
    storages: contents.storages,
  });

const IDS: Record<string, number> = { faqs: faq.id, quizzes: quiz.id, foods: food.id };

const seed = (sql: string) => database.owner.query(sql);
async function withdraw(): Promise<void> {
  for (const [kind, id] of Object.entries(IDS))
    await seed(`insert into faqalim_withdrawals (kind, content_id) values ('${kind}', ${id})`);
}
const takeBack = () => seed("delete from faqalim_withdrawals");
/** Whether each is published, and whether each has the word in its text. */
async function state(word: string): Promise<unknown> {
  const { rows } = await database.owner.query(
    `select is_published, question like '%' || $1 as is_changed from faqalim_faqs where id = $2
     union all select is_published, description = $1 from faqalim_quizzes where id = $3
     union all select is_published, synonyms ? $1 from faqalim_foods where id = $4`,
    [word, faq.id, quiz.id, food.id],
  );
  return rows;
}
const three = (is_published: boolean, is_changed = true) =>
  [1, 2, 3].map(() => ({ is_published, is_changed }));

it("what is withdrawn stays withdrawn when new contents change its text, until it is taken back", async () => {
  await seed(seedWith(true, "avant"));
  await withdraw();
  expect(await state("avant")).toEqual(three(false));
  for (const word of ["après", "après"]) await seed(seedWith(true, word));
  expect(await state("après")).toEqual(three(false));
  await takeBack();
  expect(await state("après")).toEqual(three(true));
});

it("what the contents withdraw meanwhile stays so when it is taken back, and comes back with the contents", async () => {
  await seed(seedWith(true, "un"));
  await withdraw();
  await seed(seedWith(false, "deux"));
  await takeBack();
  expect(await state("un")).toEqual(three(false));
  await withdraw();
  await seed(seedWith(false, "deux"));
  await seed(seedWith(true, "trois"));
  expect(await state("trois")).toEqual(three(false));
  await takeBack();
  expect(await state("trois")).toEqual(three(true));
});
