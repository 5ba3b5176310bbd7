import { createHash } from "node:crypto";
import { z } from "zod";
import { moment, sourcesColumn } from "~/server/rows/columns.server";
import { DIFFICULTIES, questionPath, type WholeFaq } from "./faq";

export const FAQ_COLUMNS =
  "id, question, answer, compiled, idea, difficulty, sources, reviewed_on, created_at, order_index, category_id, subcategory_id, target_audience_id, category:faqalim_categories!inner(name, slug), subcategory:faqalim_subcategories(name, slug)";

const named = z.object({ name: z.string(), slug: z.string() });

export const faqRow = z.object({
  id: z.number(),
  question: z.string(),
  answer: z.string(),
  // What the compiler derived from the answer; a malformed value counts as missing.
  compiled: z
    .object({ hash: z.string(), lead: z.string(), text: z.string(), prose: z.string() })
    .nullable()
    .catch(null),
  // Without this, a blank label would replace the default label of a myth.
  idea: z
    .string()
    .nullable()
    .transform((idea) => idea?.trim() || null),
  difficulty: z.enum(DIFFICULTIES),
  sources: sourcesColumn,
  reviewed_on: z.string().date().nullable(),
  created_at: moment,
  order_index: z.number(),
  category_id: z.number(),
  subcategory_id: z.number().nullable(),
  target_audience_id: z.number().nullable(),
  category: named,
  subcategory: named.nullable(),
});

/** A question of the table. An answer that was typed or edited in the database is sanitized now. */
export async function readFaq(row: z.output<typeof faqRow>): Promise<WholeFaq> {
  const { id, question, answer: stored, compiled, idea, difficulty, sources, category, subcategory } = row;
  const isCompiled = compiled?.hash === answerHash(stored);
  // Not imported at the start, because it takes 6 MB, and most sites never need it.
  const { answer, lead, text, prose } = isCompiled
    ? { answer: stored, ...compiled }
    : (await import("./answer/answer-html")).sanitizeAnswer(stored);
  return {
    ...{ id, question, path: questionPath(row), answer, lead, texts: { text, prose } },
    ...{ idea, difficulty, sources, category, subcategory },
    ...{ reviewedOn: row.reviewed_on, createdAt: row.created_at },
    listed: {
      categoryId: row.category_id,
      subcategoryId: row.subcategory_id,
      audienceId: row.target_audience_id,
    },
  };
}

/** A hash of an answer, which tells whether the compiler wrote it or somebody edited it in the database. */
export function answerHash(answer: string): string {
  return createHash("sha256").update(answer).digest("base64url").slice(0, 16);
}
