import { afterAll, expect, inject, it } from "vitest";
import { contents, one } from "../support/contents";
import { seedOf } from "../support/seed-of";
import { createDatabase } from "./postgres/real-backend";

const database = await createDatabase(inject("postgresPort"));
afterAll(database.stop);

const faq = one(contents.faqs, "question");
const quiz = one(contents.quizzes, "quiz");
const food = one(contents.foods, "food");

/** A seed in which the question, the quiz and the food have a changed text. */
const seedWith = (published: boolean, word: string) =>
  seedOf({
    faqs: [{ ...faq, question: `${faq.question} ${word}`, published }],
    quizzes: [{ ...quiz, description: word, published }],
    foods: published ? [{ ...food, synonyms: [word] }] : [],
    withdrawnFoods: published ? [] : [food.id],
    storages: contents.storages,
  });

const IDS: Record<string, number> = { faqs: faq.id, quizzes: quiz.id, foods: food.id };

const seed = (sql: string) => database.owner.query(sql);
async function withdraw(): Promise<void> {
  for (const [kind, id] of Object.entries(IDS))
    await database.owner.query("insert into faqalim_withdrawals (kind, content_id) values ($1, $2)", [
      kind,
      id,
    ]);
}
const takeBack = () => database.owner.query("delete from faqalim_withdrawals");
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
