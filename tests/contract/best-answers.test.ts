import { readFileSync } from "node:fs";
import { forget } from "@epic-web/remember";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { QUERIES_FILE, readExpectedSearches } from "../../compiler/read/search-words";
import { renderTexts } from "../../compiler/render/texts";
import { evaluate } from "../../scripts/measure/search-evaluation";
import { contents } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { type RealBackend, startRealBackend } from "./postgres/real-backend";

/** Reloads app/data, so that it reads the changed environment. */
async function loadData() {
  vi.resetModules();
  for (const name of ["settings", "supabase", "data-cache"]) forget(name);
  return {
    ...(await import("~/data/search/best-answers.server")),
    ...(await import("~/data/backend/supabase.server")),
  };
}
type Data = Awaited<ReturnType<typeof loadData>>;

let real: RealBackend;
let embedded: Data;
let hosted: Data;

/** Every fourth expected search. `npm run measure -- search-eval` measures all of them. */
const searches = readExpectedSearches(readFileSync(`content/${QUERIES_FILE}`, "utf8")).filter(
  (_search, index) => index % 4 === 0,
);
const idsOf = async (data: Data, term: string) => (await data.findBestAnswers(term)).map(({ id }) => id);
/** The same on PostgreSQL, after its rows have changed. */
const idsNow = (term: string) => {
  emptyCache();
  return idsOf(hosted, term);
};

/** The results of each backend for the expected searches. */
const answers = { embedded: new Map<string, number[]>(), hosted: new Map<string, number[]>() };

beforeAll(async () => {
  embedded = await loadData();
  await embedded.supabase;
  real = await startRealBackend(inject("postgresPort"));
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  hosted = await loadData();
  await hosted.supabase;
  for (const { requete } of searches) {
    answers.embedded.set(requete, await idsOf(embedded, requete));
    answers.hosted.set(requete, await idsOf(hosted, requete));
  }
}, 300_000);

afterAll(async () => real.stop());

/** Terms that could break a query or a parser. */
const hostile = [
  "'; drop table faqalim_faqs; --",
  "fer' & | ! <-> :* (",
  "<script>alert('fer')</script>",
  "%_\\%_\\",
  "fer\\",
  "?!…;:«»".repeat(25),
  "🍎🥦".repeat(50),
  "مرحبا بكم في المطعم",
  "食物 含铁",
  "e\u0301".repeat(100),
  "a".repeat(200),
  "fer ".repeat(50),
  "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20",
  "vitamyne protéinne légumme oeuff chocolatt poissson fromaje yahour viandde fibbre calciumm magnésiumm".repeat(
    2,
  ),
  "le de la et est-ce que",
];

describe("both backends return the same best answers in the same order", () => {
  it("both backends agree on the expected searches", () => {
    expect([...answers.embedded]).toEqual([...answers.hosted]);
  });

  it.each(hostile)("both backends agree on %j", async (term) => {
    const found = await embedded.findBestAnswers(term.slice(0, 200));
    expect(found).toEqual(await hosted.findBestAnswers(term.slice(0, 200)));
    expect(found.length).toBeLessThanOrEqual(3);
  });
});

describe("the best answers", () => {
  it("the best answers contain an expected question for 95 % of searches, and begin with it for 80 %", async () => {
    const { amongThree, first } = await evaluate(searches, async (term) =>
      Promise.resolve(answers.embedded.get(term) ?? []),
    );
    expect(amongThree).toBeGreaterThanOrEqual(0.95);
    expect(first).toBeGreaterThanOrEqual(0.8);
  });

  it.each(["bitcoin", "asdfgh qwerty", "zzzz", "aaaa", "azerty", "renouveler passeport", "le", "?!", "🍎"])(
    "there are no best answers for %s",
    async (term) => {
      expect(await idsOf(embedded, term)).toEqual([]);
    },
  );
});

describe("the best answers, on PostgreSQL", () => {
  beforeAll(async () => {
    await real.owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, is_published) values
        (9911, 'Un ocarina fragile se répare-t-il ?', '<p>Oui.</p>', 1, true),
        (9912, 'Le bébé peut-il entendre un tympanon ?', '<p>Oui.</p>', 1, true),
        (9913, 'Le bandonéon-maison garde-t-il ses notes ?', '<p>Oui.</p>', 1, true),
        (9914, 'Première question ?', '<p>Non.</p><p>Une raison.</p><p>Voyez un hautboïste.</p>', 1, true),
        (9915, 'Seconde question ?', '<p>Non.</p><p>Une raison.</p><p>Voyez un timbalier.</p>', 1, true);
      insert into faqalim_search_synonyms (topic, term, is_source, is_target, strength) values
        (9999, 'sifflet de terre', true, false, 0.95), (9999, 'ocarina', true, true, 0.95);
    `);
  });
  afterAll(async () => {
    await real.owner.query(`
      delete from faqalim_faqs where id between 9911 and 9915;
      delete from faqalim_search_synonyms where topic = 9999;
    `);
  });

  it.each([
    ["a typing error", "okarrina fragile", 9911],
    ["another order", "tympanon bébé", 9912],
    ["a word that finds nothing", "xylophone tympanon", 9912],
    ["an everyday word", "sifflet de terre fragile", 9911],
    ["words written as one", "bandoneonmaison notes", 9913],
  ])("the best answers forgive %s", async (_name, term, id) => {
    expect((await idsNow(term))[0]).toBe(id);
  });

  it("words that occur only in the last lines of two answers have no best answers", async () => {
    expect(await idsNow("hautboïste timbalier")).toEqual([]);
  });
});

describe("the search index, on PostgreSQL", () => {
  const found = () => idsNow("zouglou kalimba");
  const change = (set: string) => real.owner.query(`update faqalim_faqs set ${set} where id = 9901`);

  it("the index is updated when editors write, publish and delete", async () => {
    await real.owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id) values (9901, 'Le zouglou kalimba', '<p>Oui.</p>', 1)
    `);
    expect(await found()).toEqual([]);
    await change("is_published = true");
    expect(await found()).toEqual([9901]);
    await change("question = 'Autre chose', answer = '<p>Non.</p>'");
    expect(await found()).toEqual([]);
    await change("question = 'Zouglou et kalimba'");
    expect(await found()).toEqual([9901]);
    await real.owner.query("delete from faqalim_faqs where id = 9901");
    expect(await found()).toEqual([]);
  });

  it("finds a question by its answer if the question consists only of common words", async () => {
    await real.owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, is_published)
        values (9903, 'Pourquoi ?', '<p>Le zouglou et la kalimba.</p>', 1, true)
    `);
    expect(await found()).toEqual([9903]);
    await real.owner.query("delete from faqalim_faqs where id = 9903");
  });

  it("contains the words of answers as they were written, whatever drawings and links the compiler adds", async () => {
    const compiled = renderTexts(contents).faqs;
    const { rows } = await real.owner.query(
      `select written from unnest($1::text[], $2::text[]) as t (written, compiled)
      where (faqalim_fold(faqalim_html_text(written)), faqalim_search_vector('', written))
        is distinct from (faqalim_fold(faqalim_html_text(compiled)), faqalim_search_vector('', faqalim_written_answer(compiled)))`,
      [contents.faqs.map(({ answer }) => answer), compiled.map(({ answer }) => answer)],
    );
    expect(rows).toEqual([]);
  });

  it("excludes the questions of an inactive category", async () => {
    await real.owner.query(`
      insert into faqalim_categories (id, name, slug, is_active) values (990, 'Retirée', 'retiree-990', false);
      insert into faqalim_faqs (id, question, answer, category_id, is_published)
        values (9902, 'Le zouglou kalimba', '<p>Oui.</p>', 990, true);
    `);
    expect(await found()).toEqual([]);
    await real.owner.query("update faqalim_categories set is_active = true where id = 990");
    expect(await found()).toEqual([9902]);
    await real.owner.query("delete from faqalim_faqs where id = 9902");
  });

  it("finds a published question by its phrasings", async () => {
    await real.owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id)
        values (9904, 'Autre chose ?', '<p>Oui.</p>', 1);
      insert into faqalim_search_phrasings (faq_id, phrasing)
        values (9904, 'zouglou trop fort'), (9904, 'ma kalimba et mon zouglou');
    `);
    expect(await found()).toEqual([]);
    await real.owner.query("update faqalim_faqs set is_published = true where id = 9904");
    expect(await found()).toEqual([9904]);
    expect(await idsNow("kalimmba")).toEqual([9904]);
    await real.owner.query("delete from faqalim_faqs where id = 9904");
    expect(await found()).toEqual([]);
  });

  it.each(["index", "vocabulary", "synonyms", "phrasings"].map((name) => `faqalim_search_${name}`))(
    "visitors cannot read %s",
    async (table) => {
      expect((await fetch(`${real.url}/rest/v1/${table}`)).status).toBe(401);
    },
  );
});
