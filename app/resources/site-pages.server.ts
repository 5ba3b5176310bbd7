import { z } from "zod";
import { audiencePath } from "~/domain/faq/audience";
import { categoryPath } from "~/domain/faq/category";
import { questionPath } from "~/domain/faq/question-path";
import { guidePath } from "~/domain/guide/guide-path";
import { quizPath } from "~/domain/quiz/quiz";
import { latestDay, type SitePage } from "./site-map";
import { listAudiences } from "~/data/audiences.server";
import { cached } from "~/data/backend/cache.server";
import { listCategories, listSubcategories } from "~/data/categories.server";
import { findEditorialPage, findProfile, listGuides } from "~/data/content.server";
import { readRows } from "~/data/backend/read-rows.server";
import { moment } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";

/** A hosted project's PostgREST returns no more rows at once. */
const ROWS_AT_ONCE = 1_000;

const EDITORIAL_SLUGS = [
  "a-propos",
  "blog",
  "calculateurs",
  "mentions-legales",
  "politique-confidentialite",
  "cgu",
];

const faqDates = z
  .object({
    id: z.number(),
    question: z.string(),
    category_id: z.number(),
    subcategory_id: z.number().nullable(),
    target_audience_id: z.number().nullable(),
    created_at: moment,
    reviewed_on: z.string().date().nullable(),
  })
  .transform((row) => ({ ...row, changedOn: latestDay([row.created_at, row.reviewed_on]) }));

const quizDates = z
  .object({ id: z.number(), created_at: moment })
  .transform((row) => ({ id: row.id, changedOn: latestDay([row.created_at]) }));

/** Every page that search engines may list, with the day of its last change. @throws BackendError */
export function listSitePages(): Promise<SitePage[]> {
  return cached("site-pages", async () => {
    const [categories, audiences, faqs, quizzes] = await Promise.all([
      listCategories(),
      listAudiences(),
      listFaqDates(),
      listQuizDates(),
    ]);
    const shown = faqs.filter((faq) => categories.some(({ id }) => id === faq.category_id));
    const guides = listGuides();
    const newest = (list: { changedOn: string | null }[]) =>
      latestDay(list.map(({ changedOn }) => changedOn));
    const subcategories = await Promise.all(
      categories.map(async (category) =>
        (await listSubcategories(category.id)).map((subcategory) => ({ category, subcategory })),
      ),
    );
    return [
      { path: "/", changedOn: newest([...shown, ...quizzes]) },
      ...categories.map(({ id, slug }) => ({
        path: categoryPath(slug),
        changedOn: newest(shown.filter(({ category_id }) => category_id === id)),
      })),
      ...subcategories.flat().flatMap(({ category, subcategory }) => {
        const held = shown.filter(({ subcategory_id }) => subcategory_id === subcategory.id);
        const path = categoryPath(category.slug, { subcategory: subcategory.slug });
        return held.length > 0 ? [{ path, changedOn: newest(held) }] : [];
      }),
      ...audiences.map(({ id, slug }) => ({
        path: audiencePath(slug),
        changedOn: latestDay([
          findProfile(slug)?.reviewed_on,
          newest(shown.filter(({ target_audience_id }) => target_audience_id === id)),
        ]),
      })),
      ...shown.map((faq) => ({ path: questionPath(faq), changedOn: faq.changedOn })),
      { path: "/quiz", changedOn: newest(quizzes) },
      ...quizzes.map(({ id, changedOn }) => ({ path: quizPath(id), changedOn })),
      { path: "/fiches-pratiques", changedOn: latestDay(guides.map(({ reviewedOn }) => reviewedOn)) },
      ...guides.map(({ slug, reviewedOn }) => ({
        path: guidePath(slug),
        changedOn: latestDay([reviewedOn]),
      })),
      { path: "/contact", changedOn: null },
      ...EDITORIAL_SLUGS.map((slug) => ({
        path: `/${slug}`,
        changedOn: findEditorialPage(slug)?.updated_on ?? null,
      })),
    ];
  });
}

async function listFaqDates(): Promise<z.output<typeof faqDates>[]> {
  const faqs: z.output<typeof faqDates>[] = [];
  let lastId = 0;
  for (;;) {
    const { data } = await read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category_id, subcategory_id, target_audience_id, created_at, reviewed_on")
        .eq("is_published", true)
        .gt("id", lastId)
        .order("id")
        .limit(ROWS_AT_ONCE),
    );
    const rows = data ?? [];
    faqs.push(...readRows(faqDates, rows, "faqalim_faqs"));
    lastId = rows.at(-1)?.id ?? lastId;
    if (rows.length < ROWS_AT_ONCE) return faqs;
  }
}

async function listQuizDates(): Promise<z.output<typeof quizDates>[]> {
  const { data } = await read((client) =>
    client.from("faqalim_quizzes").select("id, created_at").eq("is_published", true).order("id"),
  );
  return readRows(quizDates, data, "faqalim_quizzes");
}
