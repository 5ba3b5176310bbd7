import { MYTHS_SLUG } from "~/questions/categories/category";
import type { CategorizedFaq, CategoryFaq, Faq, FaqLink, Myth, PopularFaq, WholeFaq } from "./faq";
import { readVerdict } from "./verdict";
import { pageRange } from "~/shell/paging";
import { orNull } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { contentVersion, noteVersionRead } from "~/server/backend/content-version.server";
import type { Client } from "~/server/backend/create-client.server";
import { findCategory } from "~/questions/categories/categories.server";
import { isPublished } from "~/server/rows/published-ids.server";
import { withAnswers, withTexts } from "~/questions/answer/answers.server";
import { readAllRows, readCount, readRow, readRows } from "~/server/rows/read-rows.server";
import { read } from "~/server/backend/supabase.server";
import { listPopularIds } from "./subjects.server";
import {
  categorizedFaqRow,
  FAQ_COLUMNS,
  FAQ_DETAILS_COLUMNS,
  faqDetailsRow,
  faqIdRow,
  faqLinkRow,
  popularFaqRow,
  categoryFaqRow,
} from "./rows.server";

type FaqPage<F extends Faq> = { faqs: F[]; total: number };

/** A page (30, newest first; empty after the last) of a category's published FAQs, and their total. @throws BackendError */
export async function listCategoryFaqs(
  categoryId: number,
  { subcategoryId = null, page = 1 }: { subcategoryId?: number | null; page?: number } = {},
): Promise<FaqPage<CategoryFaq>> {
  const { from, to } = pageRange(page);
  const total = await countCategoryFaqs(categoryId, subcategoryId);
  if (from >= total) return { faqs: [], total };
  const rows = cached(`faqs:${categoryId}:${subcategoryId}:${page}`, async () => {
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
    return withAnswers(readRows(categoryFaqRow, data, "faqalim_faqs"));
  });
  return { faqs: await rows, total };
}

/** The number of published questions of a category, or of one of its subcategories. @throws BackendError */
export function countCategoryFaqs(categoryId: number, subcategoryId: number | null): Promise<number> {
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

/** Like `listCategoryFaqs`, for an audience; includes only active categories. @throws BackendError */
export async function listAudienceFaqs(audienceId: number, page = 1): Promise<FaqPage<CategorizedFaq>> {
  const { from, to } = pageRange(page);
  const total = await countAudienceFaqs(audienceId);
  if (from >= total) return { faqs: [], total };
  const rows = cached(`audience-faqs:${audienceId}:${page}`, async () => {
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
    return withAnswers(readRows(categorizedFaqRow, data, "faqalim_faqs"));
  });
  return { faqs: await rows, total };
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

/** The ids of the newest published FAQs that contain the term (see `readSearchTerm`), at most 51. @throws BackendError */
export async function searchFaqs(term: string): Promise<number[]> {
  const { data } = await read((client) => client.rpc("faqalim_search_faqs", { term }).select("id"), {
    mayBeEmpty: true,
  });
  return readRows(faqIdRow, data, "faqalim_search_faqs");
}

/** The published FAQs with these ids, in this order, except those that cannot be read. */
export async function findFaqs(ids: number[]): Promise<WholeFaq[]> {
  const faqs = await Promise.all(ids.map((id) => orNull(findFaq(id))));
  return faqs.filter((faq) => faq !== null);
}

const keyOf = (id: number) => `faq:${id}`;

const faqDetails = (client: Client) =>
  client.from("faqalim_faqs").select(FAQ_DETAILS_COLUMNS).eq("is_published", true);

/** The published FAQ with this id, or null; also null if its category is inactive. @throws BackendError, also if its row is malformed */
export async function findFaq(id: number): Promise<WholeFaq | null> {
  if (!(await isPublished("faqalim_faqs", id))) return null;
  return cached(keyOf(id), async () => {
    const { data } = await read((client) => faqDetails(client).eq("id", id).maybeSingle());
    return data && withTexts(readRow(faqDetailsRow, data, "faqalim_faqs"));
  });
}

/** A hundred answers have about 1 MB, which must arrive before the deadline of a query. */
const FAQS_AT_ONCE = 50;

/** The published FAQs, also cached for `findFaq`, in a few queries, except malformed rows. @throws BackendError */
export async function loadAllFaqs(): Promise<WholeFaq[]> {
  const load = (afterId: number) =>
    read((client) => faqDetails(client).gt("id", afterId).order("id").limit(FAQS_AT_ONCE));
  const version = contentVersion();
  const faqs = await readAllRows(faqDetailsRow, "faqalim_faqs", load);
  return Promise.all(
    faqs.map((faq) =>
      cached(keyOf(faq.id), () => {
        // A row belongs to the version at which it was queried, which may no longer be the current one.
        noteVersionRead(version);
        return withTexts(faq);
      }),
    ),
  );
}

/** The published FAQs with these ids, in no particular order. @throws BackendError */
export function listFaqLinks(ids: number[]): Promise<FaqLink[]> {
  return cached(`faq-links:${ids.join()}`, async () => {
    const { data } = await read((client) =>
      client.from("faqalim_faqs").select("id, question").in("id", ids).eq("is_published", true),
    );
    return readRows(faqLinkRow, data, "faqalim_faqs");
  });
}

/** The questions that editors chose for the home page, if published. @throws BackendError */
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

/** The newest myths, for the home page; empty if the category of myths is missing. @throws BackendError */
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
