import slugify from "@sindresorhus/slugify";
import type { HighlightedText } from "~/text/highlighting";
import type { AnswerTexts } from "~/questions/answer/answer-html";
import type { Source } from "~/shell/article/source";
import type { Verdict } from "./myth";

export const DIFFICULTIES = ["facile", "moyen", "avancé"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export type FaqLink = { id: number; question: string; path: string };

export type PopularFaq = FaqLink & { categorySlug: string };

export type Myth = FaqLink & { verdict: Verdict | null };

export type Faq = FaqLink & {
  answer: string;
  /** The first sentences of the answer, as text. */
  lead: string;
  /** The label of a myth (`readVerdict`); null if the label is blank, or for an ordinary question. */
  idea: string | null;
  difficulty: Difficulty;
  sources: Source[];
  reviewedOn: string | null;
  createdAt: string;
  category: { name: string; slug: string };
  /** A hosted database may contain questions without a subcategory. */
  subcategory: { name: string; slug: string } | null;
};

/** A question with what only the server needs: the texts of its answer, and its lists. */
export type WholeFaq = Faq & {
  texts: Pick<AnswerTexts, "text" | "prose">;
  listed: { categoryId: number; subcategoryId: number | null; audienceId: number | null };
};

/** The health professional who reviewed a question's answer, and the date. */
export type Proofreading = {
  question: number;
  name: string;
  profession: string;
  date: string;
};

export type SearchHit = {
  id: number;
  path: string;
  /** Of a myth. */
  verdict: Verdict | null;
  question: HighlightedText;
  excerpt: HighlightedText;
};

/** The path of a question's page. The id is permanent, the words may change. */
export function questionPath({ id, question }: { id: number; question: string }): string {
  return `/question/${id}-${slugify(question, { decamelize: false })}`;
}

/** A sanitized answer up to the end of its table « Non », « Plutôt », and the rest; null if it has none. */
export function splitAfterSwaps(answer: string): [string, string] | null {
  const start = answer.indexOf('<figure data-figure="swaps">');
  const end = answer.indexOf("</figure>", start) + "</figure>".length;
  return start < 0 ? null : [answer.slice(0, end), answer.slice(end)];
}

/** The first related question with a greater id, so that two questions do not link to each other; else the first one. */
export function nextQuestion<Q extends { id: number }>(id: number, related: Q[]): Q | undefined {
  return related.find((question) => question.id > id) ?? related[0];
}
