import { z } from "zod";
import { sanitizeAnswer } from "~/domain/answer-html";
import { type Category, categoryIcon, categoryTone, isMythSlug } from "~/domain/category";
import { difficulties } from "~/domain/content-schema";
import type { Faq } from "~/domain/faq";

/** A `sources` column; sources that are not well formed are left out. */
export const sourcesColumn = z
  .array(
    z.object({
      title: z.string(),
      publisher: z.string(),
      year: z.string().optional(),
      url: z.string().url().startsWith("http"),
    }),
  )
  .catch([]);

/** What a FAQ is read from the backend as; the columns of a list. */
export const FAQ_COLUMNS = "id, question, answer, idea, difficulty, sources, reviewed_on";

/** A FAQ's row: its HTML is sanitised here, once. */
export const faqRow = z
  .object({
    id: z.number(),
    question: z.string(),
    answer: z.string(),
    idea: z.string().nullable(),
    difficulty: z.enum(difficulties),
    sources: sourcesColumn,
    reviewed_on: z.string().nullable(),
  })
  .transform((row): Faq => ({
    id: row.id,
    question: row.question,
    answer: sanitizeAnswer(row.answer),
    idea: row.idea,
    difficulty: row.difficulty,
    sources: row.sources,
    reviewedOn: row.reviewed_on,
  }));

export const CATEGORY_COLUMNS = "id, name, slug, description, icon, color";

type CategoryRow = {
  id: number;
  name: string;
  slug: string;
  description: string;
  icon: string;
  color: string;
};

export function toCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    title: row.name,
    description: row.description,
    icon: categoryIcon(row.icon),
    color: categoryTone(row.color),
    slug: row.slug,
    isMyths: isMythSlug(row.slug),
  };
}
