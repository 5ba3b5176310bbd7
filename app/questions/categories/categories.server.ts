import { z } from "zod";
import type { Category, Subcategory } from "./category";
import { BackendError } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { readRows } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { CATEGORY_COLUMNS, categoryRow, subcategoryRow } from "~/questions/rows.server";
import { slugRow } from "~/server/rows/columns.server";

/** The active categories in display order, with their counts of published FAQs. @throws BackendError */
export function listCategories(): Promise<Category[]> {
  return cached("categories", async () => {
    const [{ data }, counts] = await Promise.all([
      read((client) =>
        client
          .from("faqalim_categories")
          .select(CATEGORY_COLUMNS)
          .eq("is_active", true)
          .order("order_index")
          .order("id"),
      ),
      countFaqsByCategory(),
    ]);
    return readRows(categoryRow, data, "faqalim_categories").map((category) => ({
      ...category,
      faqCount: counts.get(category.id) ?? 0,
    }));
  });
}

const countRow = z.object({ category_id: z.number(), faq_count: z.number() });

/** The number of published FAQs by category id; empty categories are missing. @throws BackendError */
export async function countFaqsByCategory(): Promise<Map<number, number>> {
  const { data } = await read((client) =>
    client.from("faqalim_category_faq_counts").select("category_id, faq_count"),
  );
  const counts = readRows(countRow, data, "faqalim_category_faq_counts");
  return new Map(counts.map((row) => [row.category_id, row.faq_count]));
}

/** The active category with this slug, or null. @throws BackendError, also if its row is malformed */
export async function findCategory(slug: string): Promise<Category | null> {
  const listed = (await listCategories()).find((category) => category.slug === slug);
  if (!listed && (await listCategorySlugs()).includes(slug))
    throw new BackendError(`category ${slug} is unreadable`);
  return listed ?? null;
}

/** Also the slugs of malformed rows. */
function listCategorySlugs(): Promise<string[]> {
  return cached("category-slugs", async () => {
    const { data } = await read((client) =>
      client.from("faqalim_categories").select("slug").eq("is_active", true),
    );
    return readRows(slugRow, data, "faqalim_categories");
  });
}

const SUBCATEGORY_COLUMNS = "id, category_id, name, slug, description";

/** The active subcategories of all categories, in display order. @throws BackendError */
export function listSubcategories(): Promise<Subcategory[]> {
  return cached("subcategories", async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_subcategories")
        .select(SUBCATEGORY_COLUMNS)
        .eq("is_active", true)
        .order("order_index")
        .order("id"),
    );
    return readRows(subcategoryRow, data, "faqalim_subcategories");
  });
}

/** The active subcategory of a category with this slug, or null. @throws BackendError, also if its row is malformed */
export async function findSubcategory(categoryId: number, slug: string): Promise<Subcategory | null> {
  const listed = (await listSubcategories()).find(
    (subcategory) => subcategory.categoryId === categoryId && subcategory.slug === slug,
  );
  if (!listed && (await listSubcategorySlugs(categoryId)).includes(slug))
    throw new BackendError(`subcategory ${slug} is unreadable`);
  return listed ?? null;
}

/** Also the slugs of malformed rows. */
function listSubcategorySlugs(categoryId: number): Promise<string[]> {
  return cached(`subcategory-slugs:${categoryId}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_subcategories").select("slug").eq("category_id", categoryId).eq("is_active", true),
    );
    return readRows(slugRow, data, "faqalim_subcategories");
  });
}
