import { z } from "zod";
import { GROUP_SIZE, MYTHS_SLUG } from "~/questions/categories/category";
import { cached } from "~/server/backend/cache.server";
import { compiled } from "~/server/compiled/compiled.server";
import { read } from "~/server/backend/supabase.server";
import { readAllRows, readRows } from "~/server/rows/read-rows.server";
import type { Faq, Myth, PopularFaq, WholeFaq } from "./faq";
import { FAQ_COLUMNS, faqRow, readFaq } from "./faq-row.server";
import { readVerdict } from "./verdict";

const TABLE = "faqalim_faqs";

/** A hundred answers have about 1 MB, which must arrive before the deadline of a query. */
const AT_ONCE = 100;

/** The published questions of active categories, newest first, except malformed rows. @throws BackendError */
export function listFaqs(): Promise<WholeFaq[]> {
  return cached("faqs", async () => {
    const rows = await readAllRows(
      faqRow,
      TABLE,
      (client) => client.from(TABLE).select(FAQ_COLUMNS).eq("is_published", true),
      { atOnce: AT_ONCE },
    );
    const newestFirst = rows.sort(
      (one, other) =>
        other.created_at.localeCompare(one.created_at) ||
        other.order_index - one.order_index ||
        other.id - one.id,
    );
    return Promise.all(newestFirst.map(readFaq));
  });
}

/** The same, ordered by id, so that what is made of all does not change with their dates. @throws BackendError */
export async function listFaqsById(): Promise<WholeFaq[]> {
  return [...(await listFaqs())].sort((one, other) => one.id - other.id);
}

/** The published questions with these ids, in this order, except malformed rows. @throws BackendError */
export async function findFaqs(ids: readonly number[]): Promise<WholeFaq[]> {
  const faqs = await listFaqs();
  return ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
}

const PAGE_SIZE = 30;

export function faqPage(faqs: WholeFaq[], page: number) {
  return {
    faqs: faqs.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(shownFaq),
    total: faqs.length,
    pageCount: Math.max(1, Math.ceil(faqs.length / PAGE_SIZE)),
  };
}

/** The first of these questions of each subcategory, on one page. */
export function faqOverview(faqs: WholeFaq[]) {
  const shown = faqs.filter((faq) => {
    const group = faqs.filter(({ listed }) => listed.subcategoryId === faq.listed.subcategoryId);
    return group.indexOf(faq) < GROUP_SIZE;
  });
  return { faqs: shown.map(shownFaq), total: faqs.length, pageCount: 1 };
}

function shownFaq({ texts, listed, ...faq }: WholeFaq): Faq {
  return faq;
}

const idRow = z.object({ id: z.number() });

/** The ids of the newest published FAQs that contain the term (see `readSearchTerm`), at most 51. @throws BackendError */
export async function searchFaqs(term: string): Promise<number[]> {
  const { data } = await read((client) => client.rpc("faqalim_search_faqs", { term }).select("id"));
  return readRows(idRow, data, "faqalim_search_faqs").map(({ id }) => id);
}

/** The published questions with these ids, in this order. @throws BackendError */
export async function listFaqLinks(ids: number[]): Promise<PopularFaq[]> {
  return (await findFaqs(ids)).map(({ id, question, path, category }) => ({
    ...{ id, question, path },
    categorySlug: category.slug,
  }));
}

/** The questions that editors chose for the home page, one per category, in category order. @throws BackendError */
export function listPopularFaqs(): Promise<PopularFaq[]> {
  return listFaqLinks(compiled().contents.categories.flatMap(({ popular }) => popular ?? []));
}

/** The newest myths, for the home page. @throws BackendError */
export async function listLatestMyths(limit: number): Promise<Myth[]> {
  const myths = (await listFaqs()).filter(({ category }) => category.slug === MYTHS_SLUG);
  return myths
    .slice(0, limit)
    .map(({ id, question, path, idea }) => ({ id, question, path, verdict: readVerdict(idea) }));
}
