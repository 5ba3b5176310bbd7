import { readFileSync } from "node:fs";
import { forget } from "@epic-web/remember";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { generateDatabaseTypes, type RealBackend, startRealBackend } from "./real-backend";
import { startRestGateway } from "./rest-gateway";

/** app/data, loaded anew so that it reads the environment anew. */
async function loadData() {
  vi.resetModules();
  forget("supabase");
  forget("data-cache");
  return {
    ...(await import("~/data/categories.server")),
    ...(await import("~/data/audiences.server")),
    ...(await import("~/data/faqs.server")),
    ...(await import("~/data/quizzes.server")),
    ...(await import("~/data/site-pages.server")),
    ...(await import("~/data/feed.server")),
    category: await import("~/routes/category"),
    supabase: (await import("~/data/supabase.server")).supabase,
  };
}
type Data = Awaited<ReturnType<typeof loadData>>;

let real: RealBackend;
let gateway: Awaited<ReturnType<typeof startRestGateway>>;
let owner: pg.Client;
let hosted: Data;
let embedded: Data;

beforeAll(async () => {
  embedded = await loadData();
  await embedded.supabase;
  real = await startRealBackend();
  gateway = await startRestGateway(real.restUrl);
  vi.stubEnv("SUPABASE_URL", gateway.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
  hosted = await loadData();
  await hosted.supabase;
  owner = new pg.Client(real.databaseUrl.replace("?sslmode=disable", ""));
  await owner.connect();
});

afterAll(async () => {
  await owner.end();
  gateway.stop();
  await real.stop();
});

describe("the embedded backend answers as PostgreSQL and PostgREST do", () => {
  const calls: Record<string, (data: Data) => Promise<unknown>> = {
    "active categories with their counts": (data) => data.listCategories(),
    "FAQs counted by category": (data) => data.countFaqsByCategory(),
    "a category": (data) => data.findCategory("sport-et-energie"),
    "no category": (data) => data.findCategory("zzz"),
    subcategories: (data) => data.listSubcategories(1),
    audiences: (data) => data.listAudiences(),
    "an audience": (data) => data.findAudience("seniors"),
    "no audience": (data) => data.findAudience("zzz"),
    "a category's FAQs": (data) => data.listCategoryFaqs(1),
    "a subcategory's FAQs": (data) => data.listCategoryFaqs(1, { subcategoryId: 14 }),
    "a page after the last": (data) => data.listCategoryFaqs(1, { page: 99 }),
    "an audience's FAQs": (data) => data.listAudienceFaqs(2),
    "the newest myths": (data) => data.listLatestMyths(3),
    "a FAQ": (data) => data.findFaq(201),
    "no FAQ": (data) => data.findFaq(999_999),
    "related FAQs": (data) => data.listRelatedFaqs(201),
    "related to none": (data) => data.listRelatedFaqs(999_999),
    "a FAQ that is not withdrawn": (data) => data.isWithdrawnFaq(201),
    "no FAQ, so none withdrawn": (data) => data.isWithdrawnFaq(999_999),
    "a quiz that is not withdrawn": (data) => data.isWithdrawnQuiz(1),
    "every page of the site": (data) => data.listSitePages(),
    "the news": (data) => data.listNews(),
    "near FAQs": (data) => data.findNearFaqs("vitamyne d"),
    "near nothing": (data) => data.findNearFaqs("zzzz % _ \\ ' \u00e9"),
    quizzes: (data) => data.listQuizzes(),
    "the latest quizzes": (data) => data.listQuizzes(3),
    "a quiz": (data) => data.findQuiz(1),
    "its questions": (data) => data.listQuizQuestions(1),
    "its key": (data) => data.listKeyedQuestions(1),
    "no quiz": (data) => data.findQuiz(999_999),
  };
  it.each(Object.entries(calls))("%s", async (_name, call) => {
    expect(await call(embedded)).toEqual(await call(hosted));
  });

  const terms = [
    "fer",
    "FER",
    "oeuf",
    "ŒUF",
    "l'eau",
    "protéines végétales",
    "strong",
    "%",
    "_",
    "*",
    ",",
    ")",
    "\\",
    '"',
    "'",
  ];
  it.each(terms)("search: %s", async (term) => {
    expect(await embedded.searchFaqs(term)).toEqual(await hosted.searchFaqs(term));
    expect(await embedded.findNearFaqs(term)).toEqual(await hosted.findNearFaqs(term));
  });
});

describe("search, on PostgreSQL", () => {
  const found = async (term: string) => (await hosted.searchFaqs(term)).map(({ id }) => id);

  beforeAll(async () => {
    await owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, is_published, created_at) values
        (9001, 'L’œuf et la crème brûlée', '<p>Un <strong>bœuf</strong> &amp; 100% de_terre, a\\b (c) "d" *e*</p><p>fin</p>', 1, true, '2031-01-01'),
        (9002, 'Curriculum vitæ d’un œuf', '<p>gr<em>oss</em>e <a href="/secret">lien</a></p>', 1, true, '2031-01-02'),
        (9003, 'Brouillon œuf', '<p>crème</p>', 1, false, '2031-01-03');
    `);
  });

  it.each([
    ["oeuf et la creme", 9001],
    ["ŒUF ET LA CRÈME BRULÉE", 9001],
    ["l'oeuf", 9001],
    ["BŒUF & 100%", 9001],
    ["de_terre", 9001],
    ["a\\b", 9001],
    ['(c) "d" *e*', 9001],
    ["brûlée\n  ", 9001],
    ["vitae", 9002],
    ["VITÆ", 9002],
    ["grosse", 9002],
  ])("%j is found", async (term, id) => {
    expect(await found(term)).toContain(id);
  });

  it.each(["strong", "href", "secret", "de%terre", "de?terre", "gr.sse", "terre, b", "brulee un", "fin gr"])(
    "%j is not: markup, wildcards and the end of a text match nothing",
    async (term) => {
      const ids = await found(term);
      expect(ids).not.toContain(9001);
      expect(ids).not.toContain(9002);
    },
  );

  it("gives published questions only, newest first, with their category", async () => {
    expect((await found("œuf")).slice(0, 2)).toEqual([9002, 9001]);
    expect(await found("brouillon oeuf")).toEqual([]);
    expect((await hosted.searchFaqs("vitae"))[0]?.categorySlug).toBe("bases-de-la-nutrition");
  });

  it("gives fifty at most", async () => {
    await owner.query(`
      insert into faqalim_faqs (question, answer, category_id, is_published)
      select 'Cinquante ' || n, '<p>cinquantaine</p>', 6, true from generate_series(1, 60) n
    `);
    expect(await found("cinquantaine")).toHaveLength(50);
  });

  it("can use its trigram index", async () => {
    await owner.query("set enable_seqscan = off");
    const { rows } = await owner.query<{ "QUERY PLAN": string }>(
      "explain select 1 from faqalim_faqs where search_text like '%protein%'",
    );
    await owner.query("reset enable_seqscan");
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("faqalim_faqs_search_text");
  });
});

describe("a list of more than thirty", () => {
  it("goes on with ?page=2, newest first, without a gap", async () => {
    await owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, subcategory_id, is_published, created_at)
      select 9100 + n, 'Question ' || n, '<p>Réponse</p>', 3, 31, true, '2030-01-01'::date + n
      from generate_series(1, 31) n
    `);
    const load = async (query: string) => {
      const request = new Request(
        `http://site.test/categorie/sport-et-energie?sous-categorie=avant-et-pendant-l-effort${query}`,
      );
      const { data } = await hosted.category.loader({
        request,
        params: { slug: "sport-et-energie" },
        context: {},
      });
      return data;
    };
    const first = await load("");
    const second = await load("&page=2");
    expect(first.faqs).toHaveLength(30);
    expect(first.faqs[0]?.id).toBe(9131);
    expect(second.faqs[0]?.id).toBe(9101);
    expect(second.faqs).toHaveLength(first.total - 30);
    expect((await load("&page=3")).notice).toMatch(/n’existe pas/);
  });
});

describe("access with the public key", () => {
  const tables = [
    ...["faqalim_categories", "faqalim_subcategories", "faqalim_target_audiences", "faqalim_faqs"],
    ...["faqalim_quizzes", "faqalim_quiz_questions", "faqalim_quiz_answers"],
  ] as const;

  beforeAll(async () => {
    await owner.query(`
      insert into faqalim_categories (id, name, slug, is_active) values (900, 'Retirée', 'retiree', false);
      insert into faqalim_subcategories (id, category_id, name, slug, is_active) values (900, 1, 'Retirée', 'retiree', false);
      insert into faqalim_target_audiences (id, name, slug, is_active) values (900, 'Retirée', 'retiree', false);
      insert into faqalim_faqs (id, question, answer, category_id) values (900, 'Brouillon', 'Brouillon', 1);
      insert into faqalim_quizzes (id, title) values (900, 'Brouillon');
      insert into faqalim_quiz_questions (id, quiz_id, order_index, question) values (900, 900, 1, 'Brouillon');
      insert into faqalim_quiz_answers (id, question_id, answer_text, order_index) values (900, 900, 'Brouillon', 1);
    `);
  });

  it.each(tables)("%s: nothing unpublished is read", async (table) => {
    const rest = `${gateway.url}/rest/v1/${table}`;
    expect(await (await fetch(`${rest}?id=eq.900`)).json()).toEqual([]);
    expect((await fetch(`${rest}?limit=1`)).status).toBe(200);
  });

  it("what is not published is told to be withdrawn, and nothing else of it", async () => {
    await owner.query(`
      insert into faqalim_faqs (id, question, answer, category_id, is_published) values (901, 'Q', 'R', 900, true)
    `);
    const ask = async (name: string, argument: string, id: number): Promise<unknown> =>
      (await fetch(`${gateway.url}/rest/v1/rpc/${name}?${argument}=${id}`)).json();
    expect(await ask("faqalim_is_withdrawn_faq", "faq_id", 900)).toBe(true);
    expect(await ask("faqalim_is_withdrawn_faq", "faq_id", 901)).toBe(true);
    expect(await ask("faqalim_is_withdrawn_faq", "faq_id", 201)).toBe(false);
    expect(await ask("faqalim_is_withdrawn_quiz", "quiz_id", 900)).toBe(true);
    expect(await ask("faqalim_is_withdrawn_quiz", "quiz_id", 1)).toBe(false);
  });

  it.each(tables)("%s: nothing is written", async (table) => {
    const rest = `${gateway.url}/rest/v1/${table}`;
    const headers = { "Content-Type": "application/json" };
    for (const [method, url, body] of [
      ["POST", rest, "{}"],
      ["PATCH", `${rest}?id=eq.1`, '{"id":2}'],
      ["DELETE", `${rest}?id=eq.1`, undefined],
    ] as const) {
      expect((await fetch(url, { method, headers, body })).status, method).toBe(401);
    }
  });
});

describe("the schema", () => {
  it("is the one that app/data/database.types.ts was made from", async () => {
    expect(readFileSync("app/data/database.types.ts", "utf8")).toBe(await generateDatabaseTypes(real));
  });

  it("has row level security on every table and an index on every foreign key", async () => {
    const open = await owner.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    );
    expect(open.rows).toEqual([]);
    const unindexed = await owner.query(`
      select conrelid::regclass, conname from pg_constraint c
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i
        where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    `);
    expect(unindexed.rows).toEqual([]);
  });

  it("refuses what makes no sense", async () => {
    for (const statement of [
      "insert into faqalim_categories (name, slug, icon) values ('A', 'a', 'rocket')",
      "insert into faqalim_categories (name, slug) values ('A', 'A b')",
      "insert into faqalim_categories (name, slug) values ('A', 'sport-et-energie')",
      "insert into faqalim_faqs (question, answer, category_id, difficulty) values ('Q', 'R', 1, 'dur')",
      "insert into faqalim_faqs (question, answer, category_id, subcategory_id) values ('Q', 'R', 1, 31)",
      "insert into faqalim_quizzes (title, passing_score) values ('A', 101)",
      "insert into faqalim_quizzes (title, time_limit) values ('A', 0)",
      "insert into faqalim_quiz_questions (quiz_id, order_index, question) values (900, 1, 'Deuxième')",
    ]) {
      await expect(owner.query(statement), statement).rejects.toThrow(/violates/);
    }
  });

  it("takes the seed again without a change", async () => {
    const snapshot = async (): Promise<unknown> => {
      const { rows }: { rows: unknown } = await owner.query("select * from faqalim_faqs order by id");
      return rows;
    };
    const before = await snapshot();
    await owner.query(readFileSync("supabase/seed.sql", "utf8"));
    expect(await snapshot()).toEqual(before);
  });
});
