import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { readPreparedDatabase } from "../../../scripts/database/prepared-database";
import { contents, samplePaths, samples } from "../../contents";
import { elements, head, internalLinks, visitPage } from "../support/crawl";
import { structuredDataProblems } from "../support/crawl-structured-data";
import { expect, test } from "../support/fixtures";
import { outlineProblems } from "../support/page-html";
import { startSite, temporaryFolder } from "../support/server";

// No browser is used.

const SITE_URL = "https://www.faq-alim.example";
const PAGE_SIZE = 30;

test("a theme of more than 30 questions is paged to its last one", async () => {
  test.setTimeout(120_000);
  const folder = temporaryFolder();
  const database = await PGlite.create(`file://${join(folder.path, "postgres")}`, {
    extensions: { pg_trgm, unaccent },
    loadDataDir: readPreparedDatabase(),
  });
  await database.query(
    `insert into faqalim_faqs (id, question, answer, category_id, is_published, created_at)
     select 90000 + n, 'Question ' || n, '<p>Une réponse assez longue.</p>', $1, true, '2031-01-01'::date + n
     from generate_series(1, 31) n`,
    [samples.theme.id],
  );
  await database.close();
  const site = await startSite({ DATA_DIR: folder.path, SITE_URL });

  const inTheme = ({ categoryId, published }: (typeof contents.faqs)[number]) =>
    published && categoryId === samples.theme.id;
  const total = contents.faqs.filter(inTheme).length + 31;
  const pageCount = Math.ceil(total / PAGE_SIZE);
  const seen: unknown[] = [];
  const titles = new Set<string>();
  for (let number = 1; number <= pageCount; number += 1) {
    const path = number === 1 ? samplePaths.theme : `${samplePaths.theme}?page=${number}`;
    const page = await visitPage(site.url, path);
    expect(page.status, path).toBe(200);
    const { title, link, isIndexed } = head(page);
    expect([link("canonical"), isIndexed]).toEqual([[SITE_URL + path], true]);
    titles.add(title);
    expect(structuredDataProblems(page, SITE_URL)).toEqual([]);
    expect(outlineProblems(page)).toEqual([]);
    const questions = elements(page.tree, ({ properties }) => "dataQuestion" in properties);
    seen.push(...questions.map(({ properties }) => properties["id"] ?? properties["dataQuestion"]));
    const next = internalLinks(page, SITE_URL).filter(({ search }) => search === `?page=${number + 1}`);
    expect(next.length > 0, `a link from page ${number} to the next`).toBe(number < pageCount);
  }
  expect(pageCount).toBeGreaterThan(1);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect(titles.size).toBe(pageCount);
  expect((await visitPage(site.url, `${samplePaths.theme}?page=${pageCount + 1}`)).status).toBe(404);
  await site.stop();
  folder.remove();
});
