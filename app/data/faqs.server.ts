import { z } from "zod";
import { MYTHS_SLUG } from "~/domain/faq/category";
import type { CategorizedFaq, Faq, FaqDetails, FaqLink, Myth, PopularFaq, ThemeFaq } from "~/domain/faq/faq";
import { readVerdict } from "~/domain/faq/verdict";
import { pageRange } from "~/domain/site/list-page";
import { cached } from "~/data/backend/cache.server";
import { findCategory } from "./categories.server";
import { listPopularIds } from "./content.server";
import { readCount, readRow, readRows, readRowsInTurns } from "~/data/backend/read-rows.server";
import {
  categorizedFaqRow,
  FAQ_COLUMNS,
  FAQ_DETAILS_COLUMNS,
  faqDetailsRow,
  faqLinkRow,
  foundFaqRow,
  popularFaqRow,
  themeFaqRow,
} from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";

export type FaqPage<F extends Faq> = { faqs: F[]; total: number };

/** A page (30, newest first) of a category's published FAQs and their total; empty after the last. @throws BackendError */
export async function listCategoryFaqs(
  categoryId: number,
  { subcategoryId = null, page = 1 }: { subcategoryId?: number | null; page?: number } = {},
): Promise<FaqPage<ThemeFaq>> {
  const { from, to } = pageRange(page);
  const total = await countCategoryFaqs(categoryId, subcategoryId);
  if (from >= total) return { faqs: [], total };
  const faqs = await cached(`faqs:${categoryId}:${subcategoryId}:${page}`, async () => {
    const { data } = await read((client) => {
      const query = client
        .from("faqalim_faqs")
        .select(`${FAQ_COLUMNS}, subcategory_id`)
        .eq("category_id", categoryId)
        .eq("is_published", true)
        .order("created_at", { ascending: false })
        .order("order_index", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to);
      return subcategoryId === null ? query : query.eq("subcategory_id", subcategoryId);
    });
    return readRows(themeFaqRow, data, "faqalim_faqs");
  });
  return { faqs, total };
}

function countCategoryFaqs(categoryId: number, subcategoryId: number | null): Promise<number> {
  return cached(`faq-count:${categoryId}:${subcategoryId}`, async () => {
    const { count } = await read((client) => {
      const query = client
        .from("faqalim_faqs")
        .select("id", { count: "exact", head: true })
        .eq("category_id", categoryId)
        .eq("is_published", true);
      return subcategoryId === null ? query : query.eq("subcategory_id", subcategoryId);
    });
    return readCount(count, "faqalim_faqs");
  });
}

/** As `listCategoryFaqs`, of an audience, in active categories. @throws BackendError */
export async function listAudienceFaqs(audienceId: number, page = 1): Promise<FaqPage<CategorizedFaq>> {
  const { from, to } = pageRange(page);
  const total = await countAudienceFaqs(audienceId);
  if (from >= total) return { faqs: [], total };
  const faqs = await cached(`audience-faqs:${audienceId}:${page}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select(`${FAQ_COLUMNS}, category:faqalim_categories!inner(slug)`)
        .eq("target_audience_id", audienceId)
        .eq("is_published", true)
        .eq("category.is_active", true)
        .order("created_at", { ascending: false })
        .order("order_index", { ascending: false })
        .order("id", { ascending: false })
        .range(from, to),
    );
    return readRows(categorizedFaqRow, data, "faqalim_faqs");
  });
  return { faqs, total };
}

function countAudienceFaqs(audienceId: number): Promise<number> {
  return cached(`audience-faq-count:${audienceId}`, async () => {
    const { count } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, category:faqalim_categories!inner(id)", { count: "exact", head: true })
        .eq("target_audience_id", audienceId)
        .eq("is_published", true)
        .eq("category.is_active", true),
    );
    return readCount(count, "faqalim_faqs");
  });
}

/** The 50 newest published FAQs that contain the term (see `readSearchTerm`). @throws BackendError */
export async function searchFaqs(term: string): Promise<CategorizedFaq[]> {
  const { data } = await read((client) => client.rpc("faqalim_search_faqs", { term }));
  return readRowsInTurns(foundFaqRow, data, "faqalim_search_faqs");
}

/** The published FAQ with this id, or null; also null if its category is inactive. @throws BackendError */
export function findFaq(id: number): Promise<FaqDetails | null> {
  return cached(`faq:${id}`, async () => {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select(FAQ_DETAILS_COLUMNS)
        .eq("id", id)
        .eq("is_published", true)
        .maybeSingle(),
    );
    return data && readRow(faqDetailsRow, data, "faqalim_faqs");
  });
}

/** Whether a FAQ with this id exists but is unpublished or in an inactive category. @throws BackendError */
export function isWithdrawnFaq(id: number): Promise<boolean> {
  return cached(`withdrawn-faq:${id}`, async () => {
    const { data } = await read((client) => client.rpc("faqalim_is_withdrawn_faq", { faq_id: id }));
    return readRow(z.boolean(), data, "faqalim_is_withdrawn_faq");
  });
}

/** Up to 4 FAQs of the same subcategory, then the most similar; 6 at most. @throws BackendError */
export function listRelatedFaqs(id: number): Promise<FaqLink[]> {
  return cached(`related-faqs:${id}`, async () => {
    const { data } = await read((client) => client.rpc("faqalim_related_faqs", { faq_id: id }));
    return readRows(faqLinkRow, data, "faqalim_related_faqs");
  });
}

/** The published FAQs among some ids, in any order. @throws BackendError */
export function listFaqLinks(ids: number[]): Promise<FaqLink[]> {
  return cached(`faq-links:${ids.join()}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_faqs").select("id, question").in("id", ids).eq("is_published", true),
    );
    return readRows(faqLinkRow, data, "faqalim_faqs");
  });
}

/** The questions that editors chose for the home page, those of them that are published. @throws BackendError */
export function listPopularFaqs(): Promise<PopularFaq[]> {
  return cached("popular-faqs", async () => {
    const ids = listPopularIds();
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category:faqalim_categories!inner(slug)")
        .in("id", ids)
        .eq("is_published", true)
        .eq("category.is_active", true),
    );
    const faqs = readRows(popularFaqRow, data, "faqalim_faqs");
    return ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
  });
}

/** The newest myths, for the home page; none if their category is missing. @throws BackendError */
export async function listLatestMyths(limit: number): Promise<Myth[]> {
  const category = await findCategory(MYTHS_SLUG);
  if (!category) return [];
  const { faqs } = await listCategoryFaqs(category.id);
  return faqs.slice(0, limit).map(({ id, question, path, idea }) => ({
    id,
    question,
    path,
    verdict: readVerdict(idea),
  }));
}
