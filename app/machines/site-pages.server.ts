import { z } from "zod";
import { audiencePath } from "~/questions/audiences/audience";
import { categoryPath } from "~/questions/categories/category";
import { questionPath } from "~/questions/question-path";
import { guidePath } from "~/guides/guide-path";
import { quizPath } from "~/quiz/quiz";
import { GLOSSARY_PATH } from "~/glossary/glossary-path";
import { SITE_PLAN_PATH, type SitePage } from "~/pages/site-plan-groups";
import { listFoodPages } from "./food-pages.server";
import { findSiteDates, isLarge, PART_IDS } from "./site-dates.server";
import { latestDay, siteMap, siteMapIndex } from "./site-map-xml";
import { listAudiences, findProfile } from "~/questions/audiences/audiences.server";
import { cached } from "~/server/backend/cache.server";
import { listCategories, listSubcategories } from "~/questions/categories/categories.server";
import { listFoods } from "~/foods/foods.server";
import { readAllRows } from "~/server/rows/read-rows.server";
import { listQuizTitles } from "~/quiz/quiz-lists.server";
import { read } from "~/server/backend/supabase.server";
import { findEditorialPage } from "~/pages/editorial.server";
import { findGlossary } from "~/glossary/glossary.server";
import { listGuides } from "~/guides/guides.server";
import { moment } from "~/server/rows/columns.server";

const EDITORIAL_SLUGS = [
  "a-propos",
  "blog",
  "calculateurs",
  "mentions-legales",
  "politique-confidentialite",
  "cgu",
  "accessibilite",
];

const questionRow = z
  .object({
    id: z.number(),
    question: z.string(),
    category_id: z.number(),
    subcategory_id: z.number().nullable(),
    created_at: moment,
    reviewed_on: z.string().date().nullable(),
  })
  .transform((row) => ({ ...row, changedOn: latestDay([row.created_at, row.reviewed_on]) }));

/**
 * All indexable pages with the day of their last change; without the questions on a large site (`isLarge`).
 * @throws BackendError
 */
export async function listSitePages(): Promise<SitePage[]> {
  const [dates, categories, subcategories, audiences, quizzes, foods] = await Promise.all([
    findSiteDates(),
    listCategories(),
    listSubcategories(),
    listAudiences(),
    listQuizTitles(),
    listFoods(),
  ]);
  const guides = listGuides();
  const newestQuiz = latestDay(quizzes.map(({ createdAt }) => createdAt));
  const newest = latestDay([dates.all.changedOn, newestQuiz]);
  const slugById = new Map(categories.map(({ id, slug }) => [id, slug]));
  const questions = isLarge(dates) ? [] : await Promise.all([...dates.part.keys()].map(listQuestionPages));
  const page = (path: string, title: string, changedOn: string | null): SitePage => ({
    kind: "page",
    path,
    title,
    changedOn,
  });
  return [
    page("/", "Accueil", newest),
    ...categories.map(({ id, title, slug, isMyths }) => ({
      kind: isMyths ? ("myths" as const) : ("category" as const),
      path: categoryPath(slug),
      title,
      changedOn: dates.category.get(id)?.changedOn ?? null,
    })),
    ...subcategories.flatMap(({ id, categoryId, name, slug }) => {
      const dated = dates.subcategory.get(id);
      const category = slugById.get(categoryId);
      if (!dated || category === undefined) return [];
      return {
        kind: "subcategory" as const,
        category: categoryPath(category),
        path: categoryPath(category, { subcategory: slug }),
        title: name,
        changedOn: dated.changedOn,
      };
    }),
    ...audiences.map(({ id, name, slug }) => ({
      kind: "audience" as const,
      path: audiencePath(slug),
      title: name,
      changedOn: latestDay([findProfile(slug)?.reviewed_on, dates.audience.get(id)?.changedOn]),
    })),
    ...questions.flat(),
    page("/quiz", "Tous les quiz", newestQuiz),
    ...quizzes.map(({ id, title, createdAt }) => ({
      kind: "quiz" as const,
      path: quizPath(id),
      title,
      changedOn: latestDay([createdAt]),
    })),
    page("/fiches-pratiques", "Toutes les fiches", latestDay(guides.map(({ reviewedOn }) => reviewedOn))),
    ...guides.map(({ slug, title, reviewedOn }) => ({
      kind: "guide" as const,
      path: guidePath(slug),
      title,
      changedOn: latestDay([reviewedOn]),
    })),
    ...listFoodPages(foods),
    page(GLOSSARY_PATH, "Glossaire", findGlossary().reviewedOn),
    page(SITE_PLAN_PATH, "Plan du site", newest),
    page("/contact", "Contact", null),
    ...EDITORIAL_SLUGS.flatMap((slug) => {
      const found = findEditorialPage(slug);
      return found && !found.placeholder ? page(`/${slug}`, found.title, found.updated_on ?? null) : [];
    }),
  ];
}

/** The questions of a sitemap part: the `PART_IDS` ids from `part * PART_IDS`, in active categories. @throws BackendError */
function listQuestionPages(part: number): Promise<SitePage[]> {
  return cached(`site-questions:${part}`, async () => {
    const [faqs, categories, subcategories] = await Promise.all([
      readQuestionRows(part),
      listCategories(),
      listSubcategories(),
    ]);
    const slugById = new Map(categories.map(({ id, slug }) => [id, slug]));
    const subslugById = new Map(subcategories.map(({ id, slug }) => [id, slug]));
    return faqs.flatMap((faq) => {
      const category = slugById.get(faq.category_id);
      const subcategory = subslugById.get(faq.subcategory_id ?? 0);
      if (category === undefined) return [];
      return {
        id: faq.id,
        kind: "question" as const,
        category: categoryPath(category),
        subcategory: subcategory === undefined ? null : categoryPath(category, { subcategory }),
        path: questionPath(faq),
        title: faq.question,
        changedOn: faq.changedOn,
      };
    });
  });
}

function readQuestionRows(part: number): Promise<z.output<typeof questionRow>[]> {
  return readAllRows(questionRow, "faqalim_faqs", (afterId, limit) =>
    read((client) =>
      client
        .from("faqalim_faqs")
        .select("id, question, category_id, subcategory_id, created_at, reviewed_on")
        .eq("is_published", true)
        .gt("id", Math.max(afterId, part * PART_IDS - 1))
        .lt("id", (part + 1) * PART_IDS)
        .order("id")
        .limit(limit),
    ),
  );
}

/**
 * The sitemap: one file or, on a large site (`isLarge`), an index of parts. Part 1 contains all pages except questions; part
 * n + 2 contains the questions of `listQuestionPages(n)`. Null for a part that does not exist. @throws BackendError
 */
export async function readSiteMap(siteUrl: string, part: string | null): Promise<string | null> {
  const dates = await findSiteDates();
  if (!isLarge(dates)) return part === null ? siteMap(siteUrl, await listSitePages()) : null;
  if (part === null) {
    const pages = await listSitePages();
    const others = { number: 1, changedOn: latestDay(pages.map(({ changedOn }) => changedOn)) };
    const parts = [...dates.part].map(([id, { changedOn }]) => ({ number: id + 2, changedOn }));
    return siteMapIndex(siteUrl, [others, ...parts]);
  }
  const number = /^[1-9]\d{0,12}$/.test(part) ? Number(part) : 0;
  if (number === 1) return siteMap(siteUrl, await listSitePages());
  return dates.part.has(number - 2) ? siteMap(siteUrl, await listQuestionPages(number - 2)) : null;
}
