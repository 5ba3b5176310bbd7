import { afterAll, expect, inject, it } from "vitest";
import { samples } from "../support/contents";
import { createDatabase } from "./postgres/real-backend";

const database = await createDatabase(inject("postgresPort"));
afterAll(database.stop);

async function version(): Promise<number> {
  const { rows } = await database.owner.query<{ version: string }>(
    "select version from faqalim_content_version",
  );
  return Number(rows[0]?.version);
}

const { question, category, audience, untimedQuiz } = samples;

/** A change of each table of contents, and of each kind. */
const CHANGES = {
  "a new question":
    "insert into faqalim_faqs (id, question, answer, category_id) values (9001, 'Q ?', '<p>R</p>', 1)",
  "an edited answer": "update faqalim_faqs set answer = '<p>Autre</p>' where id = 9001",
  "a withdrawn question": "update faqalim_faqs set is_published = false where id = 9001",
  "a question that the operator withdraws": `insert into faqalim_withdrawals (kind, content_id) values ('faqs', ${question.id})`,
  "a withdrawal that is taken back": "delete from faqalim_withdrawals",
  "a deleted question": "delete from faqalim_faqs where id = 9001",
  "a renamed category": `update faqalim_categories set name = 'Autre' where id = ${category.id}`,
  "a new subcategory":
    "insert into faqalim_subcategories (id, category_id, name, slug) values (9001, 1, 'Sous', 'sous')",
  "a renamed audience": `update faqalim_target_audiences set name = 'Autres' where id = ${audience.id}`,
  "a withdrawn quiz": `update faqalim_quizzes set is_published = false where id = ${untimedQuiz.id}`,
  "a corrected quiz question": `update faqalim_quiz_questions set explanation = 'Autre' where quiz_id = ${untimedQuiz.id}`,
  "a corrected answer of a quiz":
    "update faqalim_quiz_answers set is_correct = false where answer_text = 'Oui'",
  "a withdrawn food": "update faqalim_foods set is_published = false where family = 'fromages'",
  "a changed rule": "update faqalim_food_advice set reason = 'Autre' where situation = 'enceinte'",
  "a changed storage time": "update faqalim_food_storage set name = 'Autre' where id = 1",
  "a corrected composition":
    "update faqalim_food_composition set amounts = '{}' where key = 'lentilles-vertes'",
};

/** What visitors do. */
const VISITS = {
  "a vote": `select faqalim_give_feedback(gen_random_uuid(), true, ${question.id})`,
  "a comment": `select faqalim_give_feedback(gen_random_uuid(), false, ${question.id}, wanted => 'La cuisson')`,
  "a message": "select faqalim_send_message(gen_random_uuid(), 'A', 'a@exemple.fr', 'B', 'C')",
  "a search without a result": `select faqalim_count_search_misses('[{"term":"kombucha","times":1,"has_best":false}]')`,
};

it.each(Object.entries(CHANGES))("%s raises the content version", async (_change, sql) => {
  const before = await version();
  await database.owner.query(sql);
  expect(await version()).toBeGreaterThan(before);
});

it.each(Object.entries(VISITS))("%s does not", async (_visit, sql) => {
  const before = await version();
  await database.owner.query(sql);
  expect(await version()).toBe(before);
});

it("an update of any column of a question raises it, except of its votes, its views and its search text, which is computed", async () => {
  const { rows } = await database.owner.query<{ column: string }>(`
    select attname as column from pg_attribute
    where attrelid = 'faqalim_faqs'::regclass and attnum > 0 and not attisdropped and attnum <> all (
      select unnest(tgattr::int2[]) from pg_trigger
      where tgrelid = 'faqalim_faqs'::regclass and tgname = 'faqalim_contents_changed')
    order by 1`);
  expect(rows.map(({ column }) => column)).toEqual(["search_text", "views", "votes"]);
});
