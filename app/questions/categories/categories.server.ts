import { z } from "zod";
import type { Guide } from "~/guides/guide";
import { findGuide } from "~/guides/guides.server";
import type { Faq } from "~/questions/faq";
import { listFaqs } from "~/questions/faqs.server";
import { categoryIllustration, questionIllustration } from "~/questions/illustrations";
import { mythTitle } from "~/questions/myth";
import { orNull } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { compiled } from "~/server/compiled/compiled.server";
import { readRows } from "~/server/backend/rows.server";
import type { Tone } from "~/shell/tone";
import { type Category, CATEGORY_ICONS, categoryTone, isMythSlug, type Subcategory } from "./category";

const categoryRow = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    icon: z.enum(CATEGORY_ICONS).catch("apple"),
    color: z.string().catch(""),
  })
  .transform(({ name: title, ...row }): Category => {
    return { ...row, title, color: categoryTone(row), isMyths: isMythSlug(row.slug) };
  });

const subcategoryRow = z
  .object({
    id: z.number(),
    category_id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
  })
  .transform(({ category_id: categoryId, ...row }): Subcategory => ({ ...row, categoryId }));

/** The active categories in display order, with their counts of published questions. @throws BackendError */
export async function listCategories(): Promise<Category[]> {
  const [categories, faqs] = await Promise.all([
    readActiveRows(categoryRow, "faqalim_categories"),
    orNull(listFaqs()),
  ]);
  return categories.map((category) => ({
    ...category,
    faqCount: faqs?.filter(({ listed }) => listed.categoryId === category.id).length,
  }));
}

/** The active category with this slug, or null. @throws BackendError */
export async function findCategory(slug: string | undefined): Promise<Category | null> {
  return (await listCategories()).find((category) => category.slug === slug) ?? null;
}

/** The active subcategories of all categories, in display order. @throws BackendError */
export function listSubcategories(): Promise<Subcategory[]> {
  return readActiveRows(subcategoryRow, "faqalim_subcategories");
}

/** The active rows of a table, in display order, except malformed ones. @throws BackendError */
export function readActiveRows<Row>(
  schema: z.ZodType<Row, z.ZodTypeDef, unknown>,
  table: "faqalim_categories" | "faqalim_subcategories" | "faqalim_target_audiences",
): Promise<Row[]> {
  return cached(table, async () => {
    const { data } = await read((client) =>
      client.from(table).select().eq("is_active", true).order("order_index").order("id"),
    );
    return readRows(schema, data, table);
  });
}

type Place = { category: { slug: string }; subcategory: { slug: string } | null };

/** The guides and the illustration of a subcategory. If the contents do not define it: no guides, and the category's illustration. */
export function findSubject({ category, subcategory }: Place): { guides: Guide[]; drawing: string } {
  const known = compiled()
    .contents.categories.find(({ slug }) => slug === category.slug)
    ?.subcategories.find(({ slug }) => slug === subcategory?.slug);
  return {
    guides: (known?.guides ?? []).flatMap((slug) => findGuide(slug) ?? []),
    drawing: known?.drawing ?? categoryIllustration(category.slug),
  };
}

/** The document title of a question's page, and its illustration on the tint of its category. */
export function questionHead(faq: Faq, category: Category | null) {
  const tint: Tone = category?.color ?? "secondary";
  return {
    title: isMythSlug(faq.category.slug) ? mythTitle(faq.question) : faq.question,
    tile: { of: questionIllustration(faq.id, findSubject(faq).drawing), tint },
  };
}
