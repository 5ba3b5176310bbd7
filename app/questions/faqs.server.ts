import { z } from "zod";
import { GROUP_SIZE, MYTHS_SLUG } from "~/questions/categories/category";
import { cached } from "~/server/backend/cache.server";
import { compiled } from "~/server/compiled/compiled.server";
import { read } from "~/server/backend/supabase.server";
import { moment, readAllRows, readRows, sourcesColumn } from "~/server/backend/rows.server";
import { DIFFICULTIES, type Faq, type Myth, type PopularFaq, questionPath, type WholeFaq } from "./faq";
import { readVerdict } from "./myth";
import { answerHash } from "~/server/compiled/page-files";

const FAQ_COLUMNS =
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

/** The same, ordered by id, so that what is made of all questions does not change with their dates. @throws BackendError */
export async function listFaqsById(): Promise<WholeFaq[]> {
  return [...(await listFaqs())].sort((one, other) => one.id - other.id);
}

/** The published questions with these ids, in this order, except malformed rows. @throws BackendError */
export async function findFaqs(ids: readonly number[]): Promise<WholeFaq[]> {
  const faqs = await listFaqs();
  return ids.flatMap((id) => faqs.find((faq) => faq.id === id) ?? []);
}

/** The questions of a page, with their answers. */

export function faqPage(faqs: WholeFaq[], page: number, size: number) {
  return {
    faqs: faqs.slice((page - 1) * size, page * size).map(shownFaq),
    total: faqs.length,
    pageCount: Math.max(1, Math.ceil(faqs.length / size)),
  };
}

/** The page of a list that `?page=` asks for, the first one without it; null if the list has no such page. */
export function findListPage<P extends { pageCount: number }>(
  searchParams: URLSearchParams,
  list: (page: number) => P,
): (P & { page: number }) | null {
  const wanted = searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,3}$/.test(wanted)) return null;
  const page = Number(wanted);
  const found = list(page);
  return page <= found.pageCount ? { ...found, page } : null;
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
