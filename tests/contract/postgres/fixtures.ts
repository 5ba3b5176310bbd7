/**
 * Rows for both backends that the contents lack: withdrawn rows; null, equal and hostile values; and more rows than a
 * response may contain.
 */
import type { Client } from "~/server/backend/create-client.server";
import { samples } from "../../support/contents";

/** Special characters of SQL, patterns, URLs and PostgREST filters. */
export const HOSTILE = `%_*,()."'\\:;|&<>{}[]^$?+-=/ null\u00a0é`;

/** The id of a withdrawn category, and of a quiz in it. */
export const WITHDRAWN = 950;
/** The question of the withdrawn category; the newest of all questions. */
export const WITHDRAWN_FAQ = 9500;
/** The id of an active category, subcategory and audience with questions that editors would not write. */
export const ODD = 951;
/** The id of an active category to which `insertMany` adds more questions than a response can contain. */
export const MANY = 953;
const MORE_THAN_A_PART = 1_050;
const BASE = { category_id: ODD, is_published: true, answer: "<p>Réponse.</p>" };
/** Empty values for the columns that some rows do not set: all rows of an insert need the same columns. */
const NOTHING = {
  sources: [],
  subcategory_id: null,
  target_audience_id: null,
  idea: null,
  reviewed_on: null,
};

const faqs = [
  { ...NOTHING, id: 9601, question: "Rien d’autre ?", created_at: "2030-06-01T23:30:00+02:00" },
  { ...NOTHING, id: 9602, question: "Au même moment ?", created_at: "2030-06-01T21:30:00Z", idea: "  " },
  { ...NOTHING, id: 9603, question: "Juste après ?", created_at: "2030-06-01T21:30:00.000001Z" },
  { ...NOTHING, id: 9604, question: HOSTILE, created_at: "2030-02-28T23:59:59.999999Z" },
  {
    ...NOTHING,
    id: 9605,
    question: "Œufs, « crème » &amp; été\u202f: ça va\u202f?",
    created_at: "1999-12-31",
  },
  { ...NOTHING, id: 9606, question: "Avec tout ?", created_at: "2024-02-29T00:00:00-11:00" },
  { ...NOTHING, id: 9607, question: "Dans ce qui est inactif ?", created_at: "2030-01-01" },
  { ...NOTHING, id: 9608, question: "Long ?", created_at: "2030-01-02" },
].map((faq) => ({ ...BASE, ...faq, order_index: faq.id === 9601 ? 5 : 0 }));

Object.assign(faqs[1] ?? {}, { sources: [{ x: 1 }, "y", null] });
Object.assign(faqs[3] ?? {}, {
  answer: `<p>a\\b "c" 'd' ${HOSTILE.replaceAll("<", "&lt;")}</p><script>e</script>`,
});
Object.assign(faqs[5] ?? {}, {
  ...{ subcategory_id: ODD, target_audience_id: ODD, idea: "En partie vrai", reviewed_on: "2024-02-29" },
  sources: [{ title: "Œuf", publisher: "Anses", year: "2024", url: "https://exemple.fr/é?a=1&b=%20" }],
});
Object.assign(faqs[6] ?? {}, { subcategory_id: ODD + 1, target_audience_id: ODD + 1 });
Object.assign(faqs[7] ?? {}, { answer: `<p>${"Très long. ".repeat(5_000)}</p>` });

/** Stores the fixtures. @throws PostgrestError */
export async function insertFixtures(server: Client): Promise<void> {
  const word = { name: HOSTILE, description: HOSTILE };
  const categories = [
    { id: WITHDRAWN, name: "Retirée", slug: "retiree", description: "", is_active: false, order_index: 0 },
    { id: ODD, slug: "a-part", is_active: true, order_index: 1, ...word },
    { id: MANY, slug: "en-nombre", is_active: true, order_index: 2, ...word },
  ];
  await server.from("faqalim_categories").insert(categories).throwOnError();
  const both = [true, false].map((is_active, n) => ({
    id: ODD + n,
    slug: `a-part-${n}`,
    is_active,
    ...word,
  }));
  const subcategories = both.map((row) => ({ ...row, category_id: ODD }));
  await server.from("faqalim_subcategories").insert(subcategories).throwOnError();
  await server.from("faqalim_target_audiences").insert(both).throwOnError();
  await server.from("faqalim_faqs").insert(faqs).throwOnError();
  const withdrawnFaq = {
    id: WITHDRAWN_FAQ,
    question: `Retirée : ${samples.question.question}`,
    answer: "<p>Introuvable</p>",
    category_id: WITHDRAWN,
    target_audience_id: 2,
    is_published: true,
    created_at: "2032-01-01",
  };
  await server.from("faqalim_faqs").insert(withdrawnFaq).throwOnError();
  await insertQuizzes(server);
  await insertFoods(server);
  await insertWritings(server);
}

/** Stores more questions than a response can contain. They are older than all other questions. @throws PostgrestError */
export async function insertMany(server: Client): Promise<void> {
  const many = Array.from({ length: MORE_THAN_A_PART }, (_, n) => {
    const moved = { id: 20_000 + n, category_id: MANY, question: `Nombre ${n}` };
    return { ...BASE, ...moved, created_at: "1990-01-01" };
  });
  await server.from("faqalim_faqs").insert(many).throwOnError();
}

async function insertQuizzes(server: Client): Promise<void> {
  const quiz = (id: number, is_published: boolean, category_id: number | null) => {
    const same = { title: `Quiz ${id}`, created_at: "2030-01-01", passing_score: null };
    return { ...same, id, is_published, category_id };
  };
  const quizzes = [quiz(950, true, WITHDRAWN), quiz(951, false, null), quiz(952, true, null)];
  await server.from("faqalim_quizzes").insert(quizzes).throwOnError();
  const question = (id: number, quiz_id: number, order_index: number, faq_id: number | null = null) => {
    return { id, quiz_id, order_index, faq_id, question: `Question ${id}, ${HOSTILE}`, explanation: null };
  };
  const questions = [
    ...[question(9501, 950, 1, WITHDRAWN_FAQ), question(9511, 951, 1)],
    ...[question(9521, 952, 9), question(9522, 952, -1, 9606), question(9523, 952, 4, 9601)],
  ];
  await server.from("faqalim_quiz_questions").insert(questions).throwOnError();
  const answers = [9521, 9522].flatMap((question_id) =>
    [3, 1, 2].map((order_index) => {
      const id = question_id * 10 + order_index;
      return { id, question_id, order_index, answer_text: `${order_index}`, is_correct: order_index === 2 };
    }),
  );
  await server.from("faqalim_quiz_answers").insert(answers).throwOnError();
}

/** Stores rows like those that visitors create. */
async function insertWritings(server: Client): Promise<void> {
  const uuid = "7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c11";
  const created_at = "2026-03-29T02:30:00.123456+02:00";
  const message = { id: 1, submission_id: uuid, name: "Zoé", email: "z@b.fr", created_at };
  await server
    .from("faqalim_contact_messages")
    .insert({ ...message, subject: HOSTILE, body: 'Deux\r\nlignes ; "guillemets", été\t' })
    .throwOnError();
  const subscriber = { id: 1, email: "é@f.fr", confirmed_at: created_at, nonce: uuid, wording_version: "1" };
  await server
    .from("faqalim_newsletter_subscriptions")
    .insert({ ...subscriber, confirm_hash: "a".repeat(64), unsubscribe_hash: "b".repeat(64) })
    .throwOnError();
  const opinion = { created_on: "2026-01-31", helped: false, comment: `=1+1\n${HOSTILE}` };
  await server
    .from("faqalim_feedback")
    .insert([
      { ...opinion, id: 1, faq_id: 9604, guide_slug: null },
      { ...opinion, id: 2, faq_id: null, guide_slug: "inconnu" },
    ])
    .throwOnError();
  const miss = { term: HOSTILE.slice(0, 60), day: "2026-01-30", times: 3, has_best: true };
  await server.from("faqalim_search_misses").insert(miss).throwOnError();
}

/** Stores foods, rules and storage durations, some of them withdrawn. @throws PostgrestError */
async function insertFoods(server: Client): Promise<void> {
  const food = { family: "famille", reviewed_on: "2024-02-29", is_published: true };
  const foods = [
    { ...food, id: 9_701, key: "aliment-retire", name: "Aliment retiré", is_published: false },
    { ...food, id: 9_702, key: "truffe", name: `Truffe, ${HOSTILE}` },
  ];
  await server.from("faqalim_foods").insert(foods).throwOnError();
  const odd = { synonyms: [HOSTILE, "truffe"], allergens: HOSTILE, replacement: HOSTILE };
  await server.from("faqalim_foods").update(odd).eq("id", 9_702).throwOnError();
  const rule = (id: number, food_id: number, situation: string, verdict: string) => {
    return { id, food_id, situation, verdict, condition: HOSTILE, reason: HOSTILE };
  };
  // The order of the rows differs from the order of their ids.
  const advice = [
    ...[rule(970_203, 9_702, "enceinte", "eviter"), rule(970_201, 9_702, "inconnue", "limiter")],
    ...[rule(970_202, 9_702, "tout-le-monde", "oui"), rule(970_101, 9_701, "enceinte", "oui")],
  ];
  await server.from("faqalim_food_advice").insert(advice).throwOnError();
  const storage = [
    {
      id: 9_701,
      name: HOSTILE,
      places: { placard: HOSTILE, ouvert: null },
      food_keys: ["truffe", "inconnu"],
    },
    { id: 9_702, name: "Truffes", places: {}, food_keys: ["aliment-retire"] },
  ].map((entry) => ({ ...entry, key: `conservation-${entry.id}`, family: "famille", is_published: true }));
  await server.from("faqalim_food_storage").insert(storage).throwOnError();
}
