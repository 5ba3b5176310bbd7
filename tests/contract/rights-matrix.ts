import { expect } from "vitest";

/** Who may do what with each table, and rows that show it. */

/** A word that only hidden rows hold: it is like no other, and comes after all. */
export const SECRET = "zzxqvorkt";
/** The ids of the rows that visitors may not see, and of those beside them that they may see. */
export const HIDDEN = 2_000_000_001;
export const SHOWN = 2_000_000_002;

export const ROLES = ["anon", "authenticated", "service_role"] as const;
export type Role = (typeof ROLES)[number];
/** The site has no accounts: who has one elsewhere in the project is a visitor like others. */
export const VISITORS = ["anon", "authenticated"] as const;

export const VERBS = ["SELECT", "INSERT", "UPDATE", "DELETE", "TRUNCATE"] as const;

type Row = Record<string, unknown>;

type Rights = {
  /** The columns that visitors may select, of published rows; null: they may do nothing. */
  visitors: readonly string[] | "*" | null;
  /** The server's key may do anything with a table, and select from a view. */
  isView?: true;
  /** Its first column identifies a row. The first row is hidden from visitors. */
  rows: readonly [Row, ...Row[]];
};

const TOPIC = 1_000_000;
const word = { name: SECRET, slug: SECRET };
const hash = (digit: string) => digit.repeat(64);
const uuid = "7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c11";

/** Each row after those that it refers to. */
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
  faqalim_search_misses: { visitors: null, rows: [{ term: SECRET, times: 1, has_best: false }] },
  faqalim_search_index: {
    visitors: null,
    rows: [{ faq_id: HIDDEN, category_id: HIDDEN, question_size: 1, words: SECRET }],
  },
  faqalim_search_vocabulary: { visitors: null, rows: [{ word: `${SECRET}s` }] },
  faqalim_search_synonyms: {
    visitors: null,
    rows: [{ topic: TOPIC, term: SECRET, is_source: true, is_target: true, strength: 1 }],
  },
  faqalim_search_phrasings: { visitors: null, rows: [{ faq_id: HIDDEN, phrasing: SECRET }] },
};

export const TABLES = Object.keys(MATRIX);

/** A list in which no row is that of a hidden category. */
function withoutHidden(): unknown {
  const hidden: unknown = expect.objectContaining({ kind: "category", id: HIDDEN });
  return expect.not.arrayContaining([hidden]);
}

/** The functions that visitors may call, with arguments that concern hidden rows, and what they answer. */
export const VISITORS_FUNCTIONS: Record<string, { arguments: Row; answer: unknown }> = {
  faqalim_search_faqs: { arguments: { term: SECRET }, answer: [] },
  faqalim_best_answers: { arguments: { term: SECRET }, answer: [] },
  faqalim_rank_questions: { arguments: { term: SECRET, most: 50 }, answer: [] },
  faqalim_related_faqs: { arguments: { faq_id: HIDDEN }, answer: [] },
  // Of the hidden rows it counts those that visitors may see.
  faqalim_site_dates: { arguments: {}, answer: withoutHidden() },
  // That something was withdrawn, and nothing else: its page answers 410.
  faqalim_is_withdrawn_faq: { arguments: { faq_id: HIDDEN }, answer: true },
  faqalim_is_withdrawn_quiz: { arguments: { quiz_id: HIDDEN }, answer: true },
};
