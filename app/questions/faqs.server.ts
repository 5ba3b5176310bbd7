import { z } from "zod";
import { MYTHS_SLUG } from "~/questions/categories/category";
import { BackendError } from "~/server/backend/backend-error";
import { cached } from "~/server/backend/cache.server";
import { compiled } from "~/server/compiled/compiled.server";
import { read } from "~/server/backend/supabase.server";
import { moment } from "~/server/rows/columns.server";
import { isPublished } from "~/server/rows/published-ids.server";
import { readAllRows, readEachRow, readRows } from "~/server/rows/read-rows.server";
import { type Faq, type Myth, type PopularFaq, questionPath, type WholeFaq } from "./faq";
import { FAQ_COLUMNS, readFaq } from "./faq-row.server";
import { readVerdict } from "./verdict";

const TABLE = "faqalim_faqs";

const listedRow = z
  .object({
    id: z.number(),
    question: z.string(),
    created_at: moment,
    order_index: z.number(),
    category_id: z.number(),
    subcategory_id: z.number().nullable(),
    target_audience_id: z.number().nullable(),
    reviewed_on: z.string().date().nullable(),
    category: z.object({ slug: z.string() }),
  })
  .transform(({ id, question, ...row }) => ({
    ...{ id, question, path: questionPath({ id, question }) },
    ...{ createdAt: row.created_at, reviewedOn: row.reviewed_on, order: row.order_index },
    ...{ categoryId: row.category_id, subcategoryId: row.subcategory_id, audienceId: row.target_audience_id },
    categorySlug: row.category.slug,
  }));

/** A question in lists, without its answer. `order` is greater for the newer of two questions with the same date. */
type ListedFaq = z.output<typeof listedRow>;

/** The published questions of active categories, newest first, except malformed rows. @throws BackendError */
export function listFaqs(): Promise<ListedFaq[]> {
  return cached("faqs", async () => {
    const faqs = await readAllRows(listedRow, TABLE, (afterId, limit) =>
      read((client) =>
        client
          .from(TABLE)
          .select(
            "id, question, created_at, order_index, category_id, subcategory_id, target_audience_id, reviewed_on, category:faqalim_categories!inner(slug)",
          )
          .eq("is_published", true)
          .gt("id", afterId)
          .order("id")
          .limit(limit),
      ),
    );
    return faqs.sort(
      (one, other) =>
        other.createdAt.localeCompare(one.createdAt) || other.order - one.order || other.id - one.id,
    );
  });
}

/** Questions on a page of a list (specification, section 9). */
const PAGE_SIZE = 30;

/** Questions of each subcategory on the page of a whole category. */
const GROUP_SIZE = 6;

export type FaqPage = { faqs: Faq[]; total: number; pageCount: number };

/** A page (newest first; empty after the last) of published questions. @throws BackendError */
export async function listFaqPage(listed: ListedFaq[], page: number): Promise<FaqPage> {
  const shown = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return {
    faqs: await findListed(shown),
    total: listed.length,
    pageCount: Math.max(1, Math.ceil(listed.length / PAGE_SIZE)),
  };
}

/** The newest questions of each subcategory, on one page. @throws BackendError */
export async function listFaqOverview(listed: ListedFaq[]): Promise<FaqPage> {
  const shown = listed.filter((faq) => {
    const group = listed.filter(({ subcategoryId }) => subcategoryId === faq.subcategoryId);
    return group.indexOf(faq) < GROUP_SIZE;
  });
  return { faqs: await findListed(shown), total: listed.length, pageCount: 1 };
}

async function findListed(listed: ListedFaq[]): Promise<Faq[]> {
  const found = await findFaqs(listed.map(({ id }) => id));
  return found.map(({ texts, ...faq }) => faq);
}

const idRow = z.object({ id: z.number() });

/** The ids of the newest published FAQs that contain the term (see `readSearchTerm`), at most 51. @throws BackendError */
export async function searchFaqs(term: string): Promise<number[]> {
  const { data } = await read((client) => client.rpc("faqalim_search_faqs", { term }).select("id"), {
    mayBeEmpty: true,
  });
  return readRows(idRow, data, "faqalim_search_faqs").map(({ id }) => id);
}

/** Each of the published questions with these ids, or null; those that are not cached are queried together. */
function loadFaqs(ids: number[]): Promise<WholeFaq | null>[] {
  const query = async () => {
    const { data } = await read((client) =>
      client.from(TABLE).select(FAQ_COLUMNS).eq("is_published", true).in("id", ids),
    );
    return readEachRow(idRow.passthrough(), data, TABLE);
  };
  let rows: ReturnType<typeof query> | undefined;
  return ids.map((id) =>
    cached(`faq:${id}`, async () => {
      rows ??= query();
      const row = (await rows).find((each) => each.id === id);
      return row ? readFaq(row) : null;
    }),
  );
}

/** The published question with this id, or null; also null if its category is inactive. @throws BackendError, also if its row is malformed */
export async function findFaq(id: number): Promise<WholeFaq | null> {
  return (await isPublished(TABLE, id)) ? ((await loadFaqs([id])[0]) ?? null) : null;
}

/**
 * The published questions with these ids, in this order, except malformed rows.
 * @throws BackendError if the backend is down, or if no question can be read
 */
export async function findFaqs(ids: number[]): Promise<WholeFaq[]> {
  let failure: BackendError | undefined;
  const faqs = await Promise.all(
    loadFaqs(ids).map((faq) =>
      faq.catch((error: unknown) => {
        if (!(error instanceof BackendError) || error.isDown) throw error;
        failure = error;
        return null;
      }),
    ),
  );
  const found = faqs.filter((faq) => faq !== null);
  if (failure && found.length === 0) throw failure;
  return found;
}

/** A hundred answers have about 1 MB, which must arrive before the deadline of a query. */
const FAQS_AT_ONCE = 50;

/** All published questions, ordered by id, except malformed rows. @throws BackendError */
export async function loadAllFaqs(): Promise<WholeFaq[]> {
  const ids = (await listFaqs()).map(({ id }) => id).sort((one, other) => one - other);
  const faqs: WholeFaq[] = [];
  for (let at = 0; at < ids.length; at += FAQS_AT_ONCE) {
    faqs.push(...(await findFaqs(ids.slice(at, at + FAQS_AT_ONCE))));
  }
  return faqs;
}

/** The published questions with these ids, in this order. @throws BackendError */
export async function listFaqLinks(ids: number[]): Promise<PopularFaq[]> {
  const faqs = new Map((await listFaqs()).map((faq) => [faq.id, faq]));
  return ids
    .flatMap((id) => faqs.get(id) ?? [])
    .map(({ id, question, path, categorySlug }) => ({ id, question, path, categorySlug }));
}

/** The questions that editors chose for the home page, one per category, in category order. @throws BackendError */
export function listPopularFaqs(): Promise<PopularFaq[]> {
  return listFaqLinks(compiled().contents.categories.flatMap(({ popular }) => popular ?? []));
}

/** The newest myths, for the home page. @throws BackendError */
export async function listLatestMyths(limit: number): Promise<Myth[]> {
  const myths = (await listFaqs()).filter(({ categorySlug }) => categorySlug === MYTHS_SLUG);
  const faqs = await findFaqs(myths.slice(0, limit).map(({ id }) => id));
  return faqs.map(({ id, question, path, idea }) => ({ id, question, path, verdict: readVerdict(idea) }));
}
