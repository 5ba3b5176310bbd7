import { z } from "zod";
import { DIFFICULTIES } from "~/shell/difficulty";
import { categoryTone } from "~/shell/tone";
import { moment, sourcesColumn } from "~/server/rows/columns.server";
import { answerColumns, type StoredAnswer } from "./answer/answers.server";
import { type Audience, audienceIcon, audienceTone } from "./audiences/audience";
import { type Category, categoryIcon, isMythSlug, type Subcategory } from "./categories/category";
import type { CategorizedFaq, CategoryFaq, Faq, FaqDetails, FaqLink, PopularFaq } from "./faq";
import { questionPath } from "./question-path";

export const FAQ_COLUMNS = "id, question, answer, compiled, idea, difficulty, sources, reviewed_on";

const faqColumns = z.object({
  id: z.number(),
  question: z.string(),
  ...answerColumns,
  // Without this, a blank label would replace the default label of a myth.
  idea: z
    .string()
    .nullable()
    .transform((idea) => idea?.trim() || null),
  difficulty: z.enum(DIFFICULTIES),
  sources: sourcesColumn,
  reviewed_on: z.string().date().nullable(),
});

/** A question whose answer is not yet read (`withAnswers`, `withTexts`). */
type Unread<F extends Faq> = Omit<F, "answer" | "lead"> & { stored: StoredAnswer };

function toFaq({ answer, compiled, ...row }: z.output<typeof faqColumns>): Unread<Faq> {
  return {
    id: row.id,
    question: row.question,
    path: questionPath(row),
    stored: { answer, compiled },
    idea: row.idea,
    difficulty: row.difficulty,
    sources: row.sources,
    reviewedOn: row.reviewed_on,
  };
}

export const categoryFaqRow = faqColumns
  .extend({ subcategory_id: z.number().nullable() })
  .transform((row): Unread<CategoryFaq> => ({ ...toFaq(row), subcategoryId: row.subcategory_id }));

export const categorizedFaqRow = faqColumns
  .extend({ category: z.object({ slug: z.string() }) })
  .transform((row): Unread<CategorizedFaq> => ({ ...toFaq(row), categorySlug: row.category.slug }));

export const faqIdRow = z.object({ id: z.number() }).transform(({ id }) => id);

const linkColumns = z.object({ id: z.number(), question: z.string() });
const toLink = ({ id, question }: z.output<typeof linkColumns>): FaqLink => ({
  ...{ id, question },
  path: questionPath({ id, question }),
});

export const faqLinkRow = linkColumns.transform(toLink);

export const popularFaqRow = linkColumns
  .extend({ category: z.object({ slug: z.string() }) })
  .transform((row): PopularFaq => ({ ...toLink(row), categorySlug: row.category.slug }));

const namedRow = z.object({ name: z.string(), slug: z.string() });
const placedRow = { created_at: moment, order_index: z.number() };

export const FAQ_DETAILS_COLUMNS =
  `${FAQ_COLUMNS}, created_at, order_index, category:faqalim_categories(name, slug), subcategory:faqalim_subcategories(name, slug)` as const;

export const faqDetailsRow = faqColumns
  .extend({ ...placedRow, category: namedRow, subcategory: namedRow.nullable() })
  .transform(
    ({ created_at: createdAt, order_index: order, category, subcategory, ...row }): Unread<FaqDetails> => ({
      ...toFaq(row),
      ...{ createdAt, order, category, subcategory },
    }),
  );

export const CATEGORY_COLUMNS = "id, name, slug, description, icon, color";

export const categoryRow = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    // The icon and color are optional, and have defaults.
    icon: z.string().catch(""),
    color: z.string().catch(""),
  })
  .transform((row): Category => ({
    id: row.id,
    title: row.name,
    description: row.description,
    icon: categoryIcon(row.icon),
    color: categoryTone(row.color),
    slug: row.slug,
    isMyths: isMythSlug(row.slug),
  }));

export const subcategoryRow = z
  .object({
    id: z.number(),
    category_id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
  })
  .transform(({ category_id: categoryId, ...row }): Subcategory => ({ ...row, categoryId }));

export const audienceRow = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    icon: z.string().catch(""),
    gradient: z.string().catch(""),
  })
  .transform(({ gradient, ...row }): Audience => ({
    ...row,
    icon: audienceIcon(row.icon),
    tone: audienceTone(gradient),
  }));
