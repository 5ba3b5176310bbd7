/** Loads the data of each page without a cache and sends the times. Started by scripts/measure/scale.ts. */
import { remember } from "@epic-web/remember";
import type { LRUCache } from "lru-cache";
import { findAudience, listAudiences } from "../../../app/data/faq/audiences.server";
import { findCategory, listCategories, listSubcategories } from "../../../app/data/faq/categories.server";
import { findGlossary } from "../../../app/data/site/contents.server";
import {
  findFaq,
  listAudienceFaqs,
  listCategoryFaqs,
  listFaqLinks,
  listLatestMyths,
} from "../../../app/data/faq/faqs.server";
import { listSuggestedPages } from "../../../app/data/search/suggested-pages.server";
import {
  findNextQuiz,
  listNewestQuizzes,
  listQuizPage,
  listCategoryQuizzes,
} from "../../../app/data/quiz/quiz-lists.server";
import { search } from "../../../app/data/search/search.server";
import { listRelatedFaqs, suggestQuestions } from "../../../app/data/search/suggestions.server";
import { pageCount } from "../../../app/domain/site/paging";
import { sitePlan } from "../../../app/domain/site/site-plan";
import { atomFeed } from "../../../app/resources/feed-xml";
import { listNews } from "../../../app/resources/feed.server";
import { listSitePages, readSiteMap } from "../../../app/resources/site-pages.server";
import { processorTime } from "./processor-time";

const SITE_URL = "https://faq-alim.example";
const LONG_TERM =
  "est ce que les femmes enceintes peuvent manger du fromage blanc avec des fruits secs le soir avant de dormir";
const QUESTION = 201;

/** The last part of the sitemap; null if the sitemap is small and has no parts. */
let part: string | null = null;

async function readSiteMapIndex(): Promise<void> {
  const xml = await readSiteMap(SITE_URL, null);
  part = Array.from(xml?.matchAll(/partie=(\d+)/g) ?? []).at(-1)?.[1] ?? null;
}

/** The number of the last page of the quiz list. */
let lastQuizPage = 1;

async function readQuizPage(): Promise<void> {
  lastQuizPage = pageCount((await listQuizPage()).total);
}

async function readCategory(page: number): Promise<void> {
  const category = await findCategory("sante-et-ages-de-la-vie");
  if (!category) throw new Error("no category");
  await listSubcategories();
  await listCategoryFaqs(category.id, { page });
}

const PAGES: Record<string, () => Promise<unknown>> = {
  home: () => Promise.all([listCategories(), listNewestQuizzes(3), listAudiences(), listLatestMyths(3)]),
  category: () => readCategory(1),
  "category, page 2": () => readCategory(2),
  profile: async () => listAudienceFaqs((await findAudience("tous-publics"))?.id ?? 0),
  question: async () => listCategoryQuizzes((await findFaq(QUESTION))?.category.slug ?? ""),
  "related questions": () => listRelatedFaqs(QUESTION),
  "search, « fer »": () => search("fer"),
  "search, a rare word": () => search("phytates"),
  "search, two letters": () => search("zz"),
  "search, two errors": () => search("vitamyne fromaje"),
  "search, 20 words": () => search(LONG_TERM),
  "suggested pages": () => listSuggestedPages(),
  suggestions: () => suggestQuestions("fromage"),
  "site map": readSiteMapIndex,
  "a part of it": () => readSiteMap(SITE_URL, part),
  "site plan": async () => sitePlan(await listSitePages()),
  glossary: () => listFaqLinks(findGlossary().terms.flatMap(({ question }) => question ?? [])),
  feed: async () => atomFeed(SITE_URL, await listNews()),
  "quiz list": readQuizPage,
  "quiz list, last page": () => listQuizPage(lastQuizPage),
  "next quiz": () => findNextQuiz(1),
};

type Store = Pick<LRUCache<string, object>, "clear">;

function forgetAll(): void {
  const { contents, guesses } = remember<{ contents: Store; guesses: Store }>("data-cache", () => {
    throw new Error("the data cache is missing");
  });
  contents.clear();
  guesses.clear();
}

/** Elapsed time and CPU time (of the site and the database), in milliseconds. */
async function round(): Promise<Record<string, [number, number]>> {
  const times: Record<string, [number, number]> = {};
  const database = process.env["SCALE_DATABASE"] ?? "";
  for (const [name, load] of Object.entries(PAGES)) {
    forgetAll();
    const processor = processorTime(database);
    const start = performance.now();
    await load().catch((error: unknown) => console.error(`${name}:`, error));
    const clock = performance.now() - start;
    times[name] = [clock, processorTime(database) - processor];
  }
  return times;
}

await search("eau");
process.on("message", () => void round().then((times) => process.send?.(times)));
process.send?.("ready");
