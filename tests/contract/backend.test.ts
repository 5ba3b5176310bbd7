import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { renderTexts } from "../../compiler/render/texts";
import { contents } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { type Calls, type Data, loadData, READS, READS_OF_MANY } from "./compared-reads";
import { insertFixtures, insertMany, WITHDRAWN, WITHDRAWN_FAQ } from "./postgres/fixtures";
import { PUBLISHABLE_KEY, type RealBackend, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

let real: RealBackend;
let hosted: Data;
let embedded: Data;

beforeAll(async () => {
  embedded = await loadData();
  await insertFixtures(await embedded.supabaseServer);
  real = await startRealBackend(inject("postgresPort"));
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  hosted = await loadData();
  await insertFixtures(await hosted.supabaseServer);
});

afterAll(async () => real.stop());

/** Returns the result or error of each call. */
async function outcomes(data: Data, calls: Calls): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(calls)) {
    found[name] = await call(data).catch((error: unknown) => {
      if (error instanceof Response) return { response: error.status };
      // Compare errors as plain objects, because each loaded version of app/ has another error class.
      return error instanceof Error ? { ...error, cause: undefined } : { error };
    });
  }
  return found;
}

describe("the embedded backend returns the same as PostgreSQL and PostgREST", () => {
  const compare = async (_name: string, calls: Calls) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const answers = [await outcomes(embedded, calls), await outcomes(hosted, calls)];
    log.mockClear();
    expect(answers[0]).toStrictEqual(answers[1]);
  };

  // A search reads each question that it finds, from a site that has not loaded its contents.
  it.each(Object.entries(READS))("%s", compare, 120_000);

  describe("even with more questions than a response can contain", () => {
    beforeAll(async () => {
      for (const { supabaseServer } of [embedded, hosted]) await insertMany(await supabaseServer);
    });
    it.each(Object.entries(READS_OF_MANY))("%s", compare);
  });
});

describe("a question of a withdrawn category", () => {
  it.each<[string, () => Promise<unknown>]>([
    ["its audience's list", () => embedded.listAudienceFaqs(2)],
    ["its category's list", () => embedded.listCategoryFaqs(WITHDRAWN)],
    ["the counts", () => embedded.countFaqsByCategory()],
    ["the search and related questions", () => embedded.loadAllFaqs()],
    ["the news", () => embedded.listNews()],
    ["the site map", () => embedded.listSitePages()],
    ["a quiz's key", () => embedded.readAnswerKey(950)],
    ["its page", () => embedded.findFaq(WITHDRAWN_FAQ)],
  ])("is not in %s", async (_name, list) => {
    const listed = await list();
    expect(listed instanceof Map ? [...listed.keys()] : JSON.stringify(listed)).not.toContain(
      listed instanceof Map ? WITHDRAWN : `${WITHDRAWN_FAQ}-`,
    );
  });

  it("is not linked from its quiz’s answer key", async () => {
    expect(await embedded.readAnswerKey(950)).toMatchObject([{ id: 9501, faq: null }]);
    expect(await embedded.readAnswerKey(951), "a quiz that is not published").toEqual([]);
  });

  it("is not returned by direct queries", async () => {
    const { data: rows } = await (
      await embedded.supabase
    )
      .from("faqalim_faqs")
      .select("id")
      .eq("id", WITHDRAWN_FAQ);
    expect(rows).toEqual([]);
  });
});

describe("search, on PostgreSQL", () => {
  const found = (term: string) => hosted.searchFaqs(term);

  beforeAll(async () => {
    await real.owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, is_published, created_at) values
        (9001, 'L’œuf et la crème brûlée', '<p>Un <strong>bœuf</strong> &amp; 100% de_terre, a\\b (c) "d" *e*</p><p>fin</p>', 1, true, '2031-01-01'),
        (9002, 'Curriculum vitæ d’un œuf', '<p>gr<em>oss</em>e <a href="/secret">lien</a></p>', 1, true, '2031-01-02'),
        (9003, 'Brouillon œuf', '<p>crème</p>', 1, false, '2031-01-03');
    `);
    emptyCache();
  });

  it("a term finds texts without their accents, case, ligatures and markup", async () => {
    const terms = ["oeuf et la creme", "ŒUF ET LA CRÈME BRULÉE", "l'oeuf", "BŒUF & 100%", "de_terre"];
    for (const term of [...terms, "a\\b", '(c) "d" *e*', "brûlée\n  "])
      expect(await found(term), term).toContain(9001);
    for (const term of ["vitae", "VITÆ", "grosse"]) expect(await found(term), term).toContain(9002);
  });

  it("markup and wildcards match nothing, and no match spans two texts", async () => {
    const markup = ["strong", "href", "secret", "de%terre", "de?terre", "gr.sse"];
    for (const term of [...markup, "terre, b", "brulee un", "fin gr"]) {
      const ids = await found(term);
      expect([ids.includes(9001), ids.includes(9002)], term).toEqual([false, false]);
    }
  });

  it("the text of an answer is what the editors wrote, whatever drawings and links the compiler adds", async () => {
    const compiled = renderTexts(contents).faqs;
    const { rows } = await real.owner.query(
      `select written from unnest($1::text[], $2::text[]) as t (written, compiled)
      where faqalim_fold(faqalim_html_text(written)) is distinct from faqalim_fold(faqalim_html_text(compiled))`,
      [contents.faqs.map(({ answer }) => answer), compiled.map(({ answer }) => answer)],
    );
    expect(rows).toEqual([]);
  });

  it("returns published questions only, newest first", async () => {
    expect((await found("œuf")).slice(0, 2)).toEqual([9002, 9001]);
    expect(await found("brouillon oeuf")).toEqual([]);
  });
});
