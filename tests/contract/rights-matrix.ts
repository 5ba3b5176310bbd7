/** The rights of each role on each table, and the rows that verify them. */

/** A word that only hidden rows contain. It resembles no other word and sorts last. */
export const SECRET = "zzxqvorkt";
/** The ids of rows that are hidden from visitors, and of rows that are visible. */
export const HIDDEN = 2_000_000_001;
export const SHOWN = 2_000_000_002;

export const ROLES = ["anon", "authenticated", "service_role"];
/** The roles of visitors. The site has no accounts, so a signed-in user of the project is a visitor too. */
export const VISITORS = ["anon", "authenticated"];

export const VERBS = ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE"];

type Row = Record<string, unknown>;

type Rights = {
  /** The columns that visitors can select in published rows; null if visitors have no rights on the table. */
  visitors: readonly string[] | "*" | null;
  /** True for a view, from which the server's key can only select. On a table it has all rights. */
  isView?: true;
  /** Rows that are hidden from visitors, which have `SECRET` or `HIDDEN`, and rows that are not. */
  rows: readonly Row[];
};

const word = { name: SECRET, slug: SECRET };
const food = { name: SECRET, family: "famille", reviewed_on: "2026-01-01" };
const composition = {
  ...{ name: SECRET, family: "famille", diet: "vegetal", has_milk: false, amounts: {} },
  ...{ portion_grams: 100, portion_name: "une portion", portion_source: "site" },
};
const advice = { situation: "enceinte", verdict: "eviter" };
const hash = (digit: string) => digit.repeat(64);
const uuid = "7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c11";

/** The rights by table, in foreign key order: a row follows the rows that it references. */
export const MATRIX: Record<string, Rights> = {
  faqalim_categories: { visitors: "*", rows: [{ id: HIDDEN, ...word, is_active: false }] },
  faqalim_subcategories: {
    visitors: "*",
    rows: [{ id: HIDDEN, category_id: 1, ...word, is_active: false }],
  },
  faqalim_target_audiences: { visitors: "*", rows: [{ id: HIDDEN, ...word, is_active: false }] },
  faqalim_faqs: {
    visitors: "*",
    rows: [
      { id: HIDDEN, question: SECRET, answer: SECRET, category_id: 1, is_published: false },
      { id: HIDDEN + 10, question: SECRET, answer: SECRET, category_id: HIDDEN, is_published: true },
      {
        ...{ id: SHOWN, question: "Visible ?", answer: "Oui.", category_id: 1, is_published: true },
        ...{ subcategory_id: HIDDEN, target_audience_id: HIDDEN },
      },
    ],
  },
  faqalim_category_faq_counts: {
    visitors: "*",
    isView: true,
    rows: [{ category_id: HIDDEN }],
  },
  faqalim_quizzes: {
    visitors: "*",
    rows: [
      { id: HIDDEN, title: SECRET, is_published: false },
      { id: SHOWN, title: "Visible", category_id: HIDDEN, is_published: true },
    ],
  },
  faqalim_quiz_questions: {
    visitors: ["id", "quiz_id", "order_index", "question", "drawing"],
    rows: [
      { id: HIDDEN, quiz_id: HIDDEN, order_index: 1, question: SECRET, explanation: SECRET },
      { id: SHOWN, quiz_id: SHOWN, order_index: 1, question: "Q ?", explanation: SECRET, faq_id: HIDDEN },
    ],
  },
  faqalim_quiz_answers: {
    visitors: ["id", "question_id", "order_index", "answer_text"],
    rows: [
      { id: HIDDEN, question_id: HIDDEN, order_index: 1, answer_text: SECRET, is_correct: true },
      { id: SHOWN, question_id: SHOWN, order_index: 1, answer_text: "Oui", is_correct: true },
    ],
  },
  faqalim_foods: {
    visitors: "*",
    rows: [
      { id: HIDDEN, key: SECRET, ...food },
      { id: SHOWN, ...food, key: "visible", name: "Visible", is_published: true },
    ],
  },
  faqalim_food_advice: {
    visitors: "*",
    rows: [
      { id: HIDDEN, food_id: HIDDEN, ...advice, reason: SECRET },
      { id: SHOWN, food_id: SHOWN, ...advice, reason: "Visible" },
    ],
  },
  faqalim_food_storage: {
    visitors: "*",
    rows: [
      { id: HIDDEN, key: SECRET, name: SECRET, family: "famille", places: {} },
      { id: SHOWN, key: "visible", name: "Visible", family: "famille", places: {}, is_published: true },
    ],
  },
  faqalim_food_composition: {
    visitors: "*",
    rows: [
      { id: HIDDEN, key: SECRET, ...composition },
      { id: SHOWN, ...composition, key: "visible", name: "Visible", is_published: true },
    ],
  },
  faqalim_contact_messages: {
    visitors: null,
    rows: [{ id: HIDDEN, submission_id: uuid, name: SECRET, email: "a@b.fr", subject: SECRET, body: SECRET }],
  },
  faqalim_newsletter_subscriptions: {
    visitors: null,
    rows: [
      {
        ...{ id: HIDDEN, email: `${SECRET}@b.fr`, nonce: uuid, wording_version: SECRET },
        ...{ confirm_hash: hash("a"), unsubscribe_hash: hash("b") },
      },
    ],
  },
  faqalim_outbox: {
    visitors: null,
    rows: [
      { id: HIDDEN, kind: "contact", contact_message_id: HIDDEN, last_error: SECRET, sent_at: "2026-01-01" },
    ],
  },
  faqalim_feedback: {
    visitors: null,
    rows: [{ id: HIDDEN, faq_id: SHOWN, helped: true, comment: SECRET }],
  },
  faqalim_withdrawals: { visitors: null, rows: [{ content_id: HIDDEN, kind: "faqs" }] },
  faqalim_search_misses: { visitors: null, rows: [{ term: SECRET, times: 1, has_best: false }] },
};

export const TABLES = Object.keys(MATRIX);

/** The only table without hidden rows. Everybody can select its row, and only the triggers of the contents can change it. */
export const VERSION_TABLE = "faqalim_content_version";

/** The only functions that visitors can call. */
export const VISITORS_FUNCTIONS = ["faqalim_search_faqs", "faqalim_withdrawn"];
