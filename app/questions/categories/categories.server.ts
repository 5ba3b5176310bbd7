import { z } from "zod";
import { listFaqs } from "~/questions/faqs.server";
import { orNull } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { read } from "~/server/backend/supabase.server";
import { readRows } from "~/server/rows/read-rows.server";
import { categoryTone } from "~/shell/tone";
import { type Category, CATEGORY_ICONS, isMythSlug, type Subcategory } from "./category";

const categoryRow = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    description: z.string(),
    icon: z.enum(CATEGORY_ICONS).catch("apple"),
    color: z.string().catch("").transform(categoryTone),
  })
  .transform(({ name: title, ...row }): Category => ({ ...row, title, isMyths: isMythSlug(row.slug) }));

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
