import type { HighlightedText } from "~/text/highlighting";
import type { AnswerTexts } from "~/questions/answer/answer-html";
import type { Source } from "~/shell/article/source";
import type { Difficulty } from "~/shell/difficulty";
import type { Verdict } from "./verdict";

export type Faq = {
  id: number;
  question: string;
  path: string;
  /** Sanitized HTML. */
  answer: string;
  /** The first sentences of the answer, as text. */
  lead: string;
  /** The label of a myth (`readVerdict`); null if the label is blank, or for an ordinary question. */
  idea: string | null;
  difficulty: Difficulty;
  sources: Source[];
  /** ISO date of the last review, if any. */
  reviewedOn: string | null;
};

/** A FAQ of a category's list. A hosted database may contain questions without a subcategory. */
export type CategoryFaq = Faq & { subcategoryId: number | null };

export type CategorizedFaq = Faq & { categorySlug: string };

/** A search result: a question and an excerpt of its answer, with the search term marked. */
export type SearchHit = {
  id: number;
  path: string;
  categorySlug: string;
  verdict: Verdict | null;
  question: HighlightedText;
  excerpt: HighlightedText;
};

export type FaqLink = { id: number; question: string; path: string };

export type PopularFaq = FaqLink & { categorySlug: string };

export type Myth = FaqLink & { verdict: Verdict | null };

export type FaqDetails = Faq & {
  createdAt: string;
  /** Orders questions with the same date: the question with the highest number is the newest. */
  order: number;
  category: { name: string; slug: string };
  subcategory: { name: string; slug: string } | null;
};

/** A question with the texts of its answer, which only the server needs. */
export type WholeFaq = FaqDetails & { texts: Pick<AnswerTexts, "text" | "prose"> };

export const HOME_MYTHS = 1;
export const HOME_QUESTIONS = 4;
