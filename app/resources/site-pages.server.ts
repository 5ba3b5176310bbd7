import { z } from "zod";
import { audiencePath } from "~/domain/faq/audience";
import { type Category, categoryPath } from "~/domain/faq/category";
import { questionPath } from "~/domain/faq/question-path";
import { guidePath } from "~/domain/guide/guide-path";
import { quizPath } from "~/domain/quiz/quiz";
import { GLOSSARY_PATH } from "~/domain/content/glossary-path";
import { SITE_PLAN_PATH, type SitePage } from "~/domain/site/site-plan";
import { findSiteDates, isLarge, PART_IDS } from "./site-dates.server";
import { latestDay, siteMap, siteMapIndex } from "./site-map";
import { listAudiences } from "~/data/audiences.server";
import { cached } from "~/data/backend/cache.server";
import { listCategories, listSubcategories } from "~/data/categories.server";
import { findEditorialPage, findGlossary, findProfile, listGuides } from "~/data/content.server";
import { readAllRows } from "~/data/backend/read-rows.server";
import { moment } from "~/data/backend/rows.server";
import { listQuizTitles } from "~/data/quiz-lists.server";
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
 * Every page that search engines may list, with the day of its last change; on a large site (`isLarge`) all but the questions.
 * @throws BackendError
 */
export function listSitePages(): Promise<SitePage[]> {
  return cached("site-pages", async () => {
    const [dates, categories, audiences, quizzes] = await Promise.all([
      findSiteDates(),
      listCategories(),
      listAudiences(),
      listQuizTitles(),
    ]);
    const guides = listGuides();
    const newestQuiz = latestDay(quizzes.map(({ createdAt }) => createdAt));
    const newest = latestDay([dates.all.changedOn, newestQuiz]);
    const subcategories = await listAllSubcategories(categories);
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
        kind: isMyths ? ("myths" as const) : ("theme" as const),
        path: categoryPath(slug),
        title,
        changedOn: dates.category.get(id)?.changedOn ?? null,
      })),
      ...subcategories.flatMap(({ theme, path, subcategory: { id, name } }) => {
        const held = dates.subcategory.get(id);
        return held
          ? [{ kind: "subtheme" as const, theme, path, title: name, changedOn: held.changedOn }]
          : [];
      }),
      ...audiences.map(({ id, name, slug }) => ({
        kind: "profile" as const,
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
      page(GLOSSARY_PATH, "Glossaire", findGlossary().reviewedOn),
      page(SITE_PLAN_PATH, "Plan du site", newest),
      page("/contact", "Contact", null),
      ...EDITORIAL_SLUGS.map((slug) => {
        const found = findEditorialPage(slug);
        return page(`/${slug}`, found?.title ?? slug, found?.updated_on ?? null);
      }),
    ];
  });
}

/** The pages of a part's questions, in active categories: those whose ids are in its thousand. @throws BackendError */
export function listQuestionPages(part: number): Promise<SitePage[]> {
  return cached(`site-questions:${part}`, async () => {
    const [faqs, categories] = await Promise.all([readQuestionRows(part), listCategories()]);
    const subcategories = await listAllSubcategories(categories);
    const pathById = new Map(categories.map(({ id, slug }) => [id, categoryPath(slug)]));
    const subpathById = new Map(subcategories.map(({ subcategory, path }) => [subcategory.id, path]));
    return faqs.flatMap((faq) => {
      const theme = pathById.get(faq.category_id);
      if (theme === undefined) return [];
      return {
        kind: "question" as const,
        theme,
        subtheme: subpathById.get(faq.subcategory_id ?? 0) ?? null,
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
 * The site map: one file, or on a large site (`isLarge`) the list of its parts. Part 1 holds all but the questions, part n + 2
 * those of the nth thousand of ids. Null for a part that does not exist. @throws BackendError
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

async function listAllSubcategories(categories: Pick<Category, "id" | "slug">[]) {
  const lists = await Promise.all(
    categories.map(async ({ id, slug }) =>
      (await listSubcategories(id)).map((subcategory) => ({
        subcategory,
        theme: categoryPath(slug),
        path: categoryPath(slug, { subcategory: subcategory.slug }),
      })),
    ),
  );
  return lists.flat();
}
