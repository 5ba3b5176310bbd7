import type { Category, Subcategory } from "~/domain/faq/category";
import { cached } from "~/data/backend/cache.server";
import { CATEGORY_COLUMNS, toCategory } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";

/**
 * The active categories in their order, each with its count of published FAQs.
 * @throws BackendError when the backend is down
 */
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
    return (data ?? []).map((row) => ({ ...toCategory(row), faqCount: counts.get(row.id) ?? 0 }));
  });
}

/** Published FAQs by category id, in one grouped query; a category without any is not in it. */
export async function countFaqsByCategory(): Promise<Map<number, number>> {
  const { data } = await read((client) =>
    client.from("faqalim_category_faq_counts").select("category_id, faq_count"),
  );
  return new Map((data ?? []).map((row) => [row.category_id, row.faq_count ?? 0]));
}

/**
 * The active category with this slug, or null.
 * @throws BackendError when the backend is down
 */
export function findCategory(slug: string): Promise<Category | null> {
  return cached(`category:${slug}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_categories")
        .select(CATEGORY_COLUMNS)
        .eq("slug", slug)
        .eq("is_active", true)
        .maybeSingle(),
    );
    return data && toCategory(data);
  });
}

/**
 * The active subcategories of a category, in their order.
 * @throws BackendError when the backend is down
 */
export function listSubcategories(categoryId: number): Promise<Subcategory[]> {
  return cached(`subcategories:${categoryId}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_subcategories")
        .select("id, name, slug, description")
        .eq("category_id", categoryId)
        .eq("is_active", true)
        .order("order_index")
        .order("id"),
    );
    return data ?? [];
  });
}
