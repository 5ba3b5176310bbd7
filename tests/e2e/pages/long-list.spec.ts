import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { readPreparedDatabase } from "../../../scripts/database/prepared-database";
import { contents, quizzes, samplePaths, samples } from "../../support/contents";
import { elements, head, internalLinks, type Visit, visitPage } from "../support/crawl";
import { structuredDataProblems } from "../support/crawl-structured-data";
import { expect, test } from "../support/fixtures";
import { outlineProblems } from "../support/page-html";
import { startSite, temporaryFolder } from "../support/server";

// This test does not open a browser.

const SITE_URL = "https://www.faq-alim.example";
const PAGE_SIZE = 30;

/** The paged lists: the number of entries of each, and a function that identifies the entries of a page. */
const LISTS = [
  { path: samplePaths.category, total: contents.faqs.filter(isInCategory).length, entriesOf: questionsOf },
  { path: "/quiz", total: quizzes.length, entriesOf: quizzesOf },
];
const ADDED = 31;

function isInCategory({ categoryId, published }: (typeof contents.faqs)[number]): boolean {
  return published && categoryId === samples.category.id;
}

function questionsOf({ tree }: Visit): unknown[] {
  const questions = elements(tree, ({ properties }) => "dataQuestion" in properties);
  return questions.map(({ properties }) => properties["id"] ?? properties["dataQuestion"]);
}

function quizzesOf(page: Visit): unknown[] {
  const starts = internalLinks(page, SITE_URL).filter(
    ({ pathname, search }) => /^\/quiz\/\d+$/.test(pathname) && search === "",
  );
  return starts.map(({ pathname }) => pathname);
}

test("a category and a list of quizzes with more than 30 entries are paged to the last entry", async () => {
  test.setTimeout(120_000);
  const folder = temporaryFolder();
  const database = await PGlite.create(`file://${join(folder.path, "postgres")}`, {
    extensions: { pg_trgm, unaccent },
    loadDataDir: readPreparedDatabase(),
  });
  await database.query(
    `insert into faqalim_faqs (id, question, answer, category_id, is_published, created_at)
     select 90000 + n, 'Question ' || n, '<p>Une réponse assez longue.</p>', $1, true, '2031-01-01'::date + n
     from generate_series(1, ${ADDED}) n`,
    [samples.category.id],
  );
  await database.query(
    `insert into faqalim_quizzes (id, title, description, is_published, created_at)
     select 90000 + n, 'Quiz ' || n, 'Des questions.', true, '2031-01-01'::date + n
     from generate_series(1, ${ADDED}) n`,
  );
  await database.close();
  const site = await startSite({ DATA_DIR: folder.path, SITE_URL });
  for (const { path: list, total: written, entriesOf } of LISTS) {
    const total = written + ADDED;
    const pageCount = Math.ceil(total / PAGE_SIZE);
    const seen: unknown[] = [];
    const titles = new Set<string>();
    for (let number = 1; number <= pageCount; number += 1) {
      const path = number === 1 ? list : `${list}?page=${number}`;
      const page = await visitPage(site.url, path);
      expect(page.status, path).toBe(200);
      const { title, link, isIndexed } = head(page);
      expect([link("canonical"), isIndexed]).toEqual([[SITE_URL + path], true]);
      titles.add(title);
      expect(structuredDataProblems(page, SITE_URL)).toEqual([]);
      expect(outlineProblems(page)).toEqual([]);
      seen.push(...entriesOf(page));
      const next = internalLinks(page, SITE_URL).filter(({ search }) => search === `?page=${number + 1}`);
      expect(next.length > 0, `a link from page ${number} to the next`).toBe(number < pageCount);
    }
    expect(pageCount).toBeGreaterThan(1);
    expect(seen).toHaveLength(total);
    expect(new Set(seen).size).toBe(total);
    expect(titles.size).toBe(pageCount);
    expect((await visitPage(site.url, `${list}?page=${pageCount + 1}`)).status).toBe(404);
  }
  await site.stop();
  folder.remove();
});
