import { z } from "zod";
import { audiencePath } from "~/domain/faq/audience";
import { categoryPath } from "~/domain/faq/category";
import { questionPath } from "~/domain/faq/question-path";
import { guidePath } from "~/domain/guide/guide-path";
import { quizPath } from "~/domain/quiz/quiz";
import { GLOSSARY_PATH } from "~/domain/content/glossary-path";
import { SITE_PLAN_PATH, type SitePage } from "~/domain/site/site-plan";
import { latestDay } from "./site-map";
import { listAudiences } from "~/data/audiences.server";
import { cached } from "~/data/backend/cache.server";
import { listCategories, listSubcategories } from "~/data/categories.server";
import { findEditorialPage, findGlossary, findProfile, listGuides } from "~/data/content.server";
import { readAllRows, readRows } from "~/data/backend/read-rows.server";
import { moment } from "~/data/backend/rows.server";
import { read } from "~/data/backend/supabase.server";

const EDITORIAL_SLUGS = [
  "a-propos",
  "blog",
  "calculateurs",
  "mentions-legales",
  "politique-confidentialite",
  "cgu",
  "accessibilite",
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
  .object({ id: z.number(), title: z.string(), created_at: moment })
  .transform(({ id, title, created_at }) => ({ id, title, changedOn: latestDay([created_at]) }));

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
    const pathById = new Map(categories.map(({ id, slug }) => [id, categoryPath(slug)]));
    const subpathById = new Map(
      subcategories
        .flat()
        .map(({ category, subcategory }) => [
          subcategory.id,
          categoryPath(category.slug, { subcategory: subcategory.slug }),
        ]),
    );
    const page = (path: string, title: string, changedOn: string | null): SitePage => ({
      kind: "page",
      path,
      title,
      changedOn,
    });
    return [
      page("/", "Accueil", newest([...shown, ...quizzes])),
      ...categories.map(({ id, title, slug, isMyths }) => ({
        kind: isMyths ? ("myths" as const) : ("theme" as const),
        path: categoryPath(slug),
        title,
        changedOn: newest(shown.filter(({ category_id }) => category_id === id)),
      })),
      ...subcategories.flat().flatMap(({ category, subcategory: { id, slug, name } }) => {
        const held = shown.filter(({ subcategory_id }) => subcategory_id === id);
        const theme = categoryPath(category.slug);
        const path = categoryPath(category.slug, { subcategory: slug });
        const changedOn = newest(held);
        return held.length > 0 ? [{ kind: "subtheme" as const, theme, path, title: name, changedOn }] : [];
      }),
      ...audiences.map(({ id, name, slug }) => ({
        kind: "profile" as const,
        path: audiencePath(slug),
        title: name,
        changedOn: latestDay([
          findProfile(slug)?.reviewed_on,
          newest(shown.filter(({ target_audience_id }) => target_audience_id === id)),
        ]),
      })),
      ...shown.map((faq) => ({
        kind: "question" as const,
        theme: pathById.get(faq.category_id) ?? "",
        subtheme: subpathById.get(faq.subcategory_id ?? 0) ?? null,
        path: questionPath(faq),
        title: faq.question,
        changedOn: faq.changedOn,
      })),
      page("/quiz", "Tous les quiz", newest(quizzes)),
      ...quizzes.map(({ id, title, changedOn }) => ({
        kind: "quiz" as const,
        path: quizPath(id),
        title,
        changedOn,
      })),
      page("/fiches-pratiques", "Toutes les fiches", latestDay(guides.map(({ reviewedOn }) => reviewedOn))),
      ...guides.map(({ slug, title, reviewedOn }) => ({
        kind: "guide" as const,
        path: guidePath(slug),
        title,
        changedOn: latestDay([reviewedOn]),
      })),
      page(GLOSSARY_PATH, "Glossaire", findGlossary().reviewedOn),
      page(SITE_PLAN_PATH, "Plan du site", newest([...shown, ...quizzes])),
      page("/contact", "Contact", null),
      ...EDITORIAL_SLUGS.map((slug) => {
        const found = findEditorialPage(slug);
        return page(`/${slug}`, found?.title ?? slug, found?.updated_on ?? null);
      }),
    ];
  });
}

function listFaqDates(): Promise<z.output<typeof faqDates>[]> {
  return readAllRows(faqDates, "faqalim_faqs", (afterId, limit) =>
    read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category_id, subcategory_id, target_audience_id, created_at, reviewed_on")
        .eq("is_published", true)
        .gt("id", afterId)
        .order("id")
        .limit(limit),
    ),
  );
}

async function listQuizDates(): Promise<z.output<typeof quizDates>[]> {
  const { data } = await read((client) =>
    client.from("faqalim_quizzes").select("id, title, created_at").eq("is_published", true).order("id"),
  );
  return readRows(quizDates, data, "faqalim_quizzes");
}
