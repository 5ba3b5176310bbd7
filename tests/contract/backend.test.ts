import { forget } from "@epic-web/remember";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { categoryPath } from "~/domain/faq/category";
import { samples } from "../contents";
import { PUBLISHABLE_KEY, type RealBackend, SECRET_KEY, startRealBackend } from "./real-backend";

/** app/data, loaded again so that it reads the changed environment. */
async function loadData() {
  vi.resetModules();
  forget("settings");
  forget("supabase");
  forget("data-cache");
  return {
    ...(await import("~/data/categories.server")),
    ...(await import("~/data/audiences.server")),
    ...(await import("~/data/faqs.server")),
    ...(await import("~/data/quizzes.server")),
    ...(await import("~/resources/site-pages.server")),
    ...(await import("~/resources/feed.server")),
    category: await import("~/routes/category"),
    ...(await import("~/resources/share-cards.server")),
    ...(await import("~/data/backend/supabase.server")),
  };
}
type Data = Awaited<ReturnType<typeof loadData>>;

let real: RealBackend;
let hosted: Data;
let embedded: Data;

/** A category that was withdrawn, whose published question would be the newest of each list; a quiz that refers to it. */
const withdrawn = {
  category: { id: 950, name: "Retirée", slug: "retiree", is_active: false },
  faq: {
    id: 9500,
    question: `Retirée : ${samples.question.question}`,
    answer: "<p>Introuvable</p>",
    category_id: 950,
    target_audience_id: 2,
    is_published: true,
    created_at: "2032-01-01",
  },
  quiz: { id: 950, title: "Quiz gardé", category_id: 950, is_published: true },
  quizQuestion: { id: 9501, quiz_id: 950, order_index: 1, question: "Gardée ?", faq_id: 9500 },
  draftQuiz: { id: 951, title: "Brouillon" },
  draftQuestion: { id: 9511, quiz_id: 951, order_index: 1, question: "Brouillon ?" },
};

async function withdrawCategory() {
  const server = await embedded.supabaseServer;
  if (!server) throw new Error("no server key");
  await server.from("faqalim_categories").insert(withdrawn.category).throwOnError();
  await server.from("faqalim_faqs").insert(withdrawn.faq).throwOnError();
  await server.from("faqalim_quizzes").insert(withdrawn.quiz).throwOnError();
  await server.from("faqalim_quiz_questions").insert(withdrawn.quizQuestion).throwOnError();
  await server.from("faqalim_quizzes").insert(withdrawn.draftQuiz).throwOnError();
  await server.from("faqalim_quiz_questions").insert(withdrawn.draftQuestion).throwOnError();
  for (const [table, row] of [
    ["faqalim_categories", withdrawn.category],
    ["faqalim_faqs", withdrawn.faq],
    ["faqalim_quizzes", withdrawn.quiz],
    ["faqalim_quiz_questions", withdrawn.quizQuestion],
    ["faqalim_quizzes", withdrawn.draftQuiz],
    ["faqalim_quiz_questions", withdrawn.draftQuestion],
  ] as const) {
    await real.owner.query(
      `insert into ${table} (${Object.keys(row).join(", ")})
       select ${Object.keys(row).join(", ")} from jsonb_populate_record(null::${table}, $1)`,
      [JSON.stringify(row)],
    );
  }
}

beforeAll(async () => {
  embedded = await loadData();
  await embedded.supabase;
  real = await startRealBackend(inject("postgresPort"));
  await withdrawCategory();
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  hosted = await loadData();
  await hosted.supabase;
});

afterAll(async () => real.stop());

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
    "an audience's second page": (data) => data.listAudienceFaqs(4, 2),
    "the newest myths": (data) => data.listLatestMyths(3),
    "the home page's questions": (data) => data.listPopularFaqs(),
    "a FAQ": (data) => data.findFaq(201),
    "no FAQ": (data) => data.findFaq(999_999),
    "related FAQs": (data) => data.listRelatedFaqs(201),
    "related to none": (data) => data.listRelatedFaqs(999_999),
    "a FAQ that is not withdrawn": (data) => data.isWithdrawnFaq(201),
    "no FAQ, so none withdrawn": (data) => data.isWithdrawnFaq(999_999),
    "a quiz that is not withdrawn": (data) => data.isWithdrawnQuiz(1),
    "every page of the site": (data) => data.listSitePages(),
    "the news": (data) => data.listNews(),
    quizzes: (data) => data.listQuizzes(),
    "the latest quizzes": (data) => data.listQuizzes(3),
    "a quiz": (data) => data.findQuiz(1),
    "its questions": (data) => data.listQuizQuestions(1),
    "its key": (data) => data.readAnswerKey(1),
    "a withdrawn category": (data) => data.findCategory("retiree"),
    "its question": (data) => data.findFaq(9500),
    "that its question is withdrawn": (data) => data.isWithdrawnFaq(9500),
    "related to its question": (data) => data.listRelatedFaqs(9500),
    "its question's share image": (data) => data.findShareCard("question", "9500"),
    "the key of its quiz": (data) => data.readAnswerKey(950),
    "rows after the last": async (data) =>
      data.read((client) => client.from("faqalim_faqs").select("id").range(5000, 5029)),
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
  });
});

describe.each(["embedded", "hosted"] as const)("a question of a withdrawn category, %s", (backend) => {
  const data = () => (backend === "embedded" ? embedded : hosted);

  it.each<[string, () => Promise<unknown>]>([
    ["its audience's list", () => data().listAudienceFaqs(2)],
    ["its category's list", () => data().listCategoryFaqs(950)],
    ["the counts", () => data().countFaqsByCategory()],
    ["what is related to another", () => data().listRelatedFaqs(samples.question.id)],
    ["the search", () => data().searchFaqs(samples.question.question)],
    ["the news", () => data().listNews()],
    ["the site map", () => data().listSitePages()],
    ["a quiz's key", () => data().readAnswerKey(950)],
    ["its page", () => data().findFaq(9500)],
  ])("is not in %s", async (_name, list) => {
    const listed = await list();
    expect(listed instanceof Map ? [...listed.keys()] : JSON.stringify(listed)).not.toContain(
      listed instanceof Map ? 950 : "9500-",
    );
  });

  it("leaves its quiz’s key without a link to it", async () => {
    expect(await data().readAnswerKey(950)).toMatchObject([{ id: 9501, faq: null }]);
    expect(await data().readAnswerKey(951), "a quiz that is not published").toEqual([]);
  });

  it("does not fill the feed", async () => {
    const questions = (await data().listNews()).filter(({ path }) => path.startsWith("/question/"));
    expect(questions).toHaveLength(40);
  });

  it("is hidden from direct requests to the backend", async () => {
    const { data: rows } = await (await data().supabase).from("faqalim_faqs").select("id").eq("id", 9500);
    expect(rows).toEqual([]);
  });
});

describe("search, on PostgreSQL", () => {
  const found = async (term: string) => (await hosted.searchFaqs(term)).map(({ id }) => id);

  beforeAll(async () => {
    await real.owner.query(`
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
    await real.owner.query(`
      insert into faqalim_faqs (question, answer, category_id, is_published)
      select 'Cinquante ' || n, '<p>cinquantaine</p>', 6, true from generate_series(1, 60) n
    `);
    expect(await found("cinquantaine")).toHaveLength(50);
  });

  it("can use its trigram index", async () => {
    await real.owner.query("set enable_seqscan = off");
    const { rows } = await real.owner.query<{ "QUERY PLAN": string }>(
      "explain select 1 from faqalim_faqs where search_text like '%protein%'",
    );
    await real.owner.query("reset enable_seqscan");
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("faqalim_faqs_search_text");
  });
});

describe("a list of more than thirty", () => {
  it("goes on with ?page=2, newest first, without a gap", async () => {
    // No other test has put its list in the cache.
    const theme = samples.otherTheme;
    const subcategory = theme.subcategories[0];
    await real.owner.query(
      `insert into faqalim_faqs (id, question, answer, category_id, subcategory_id, is_published, created_at)
       select 9100 + n, 'Question ' || n, '<p>Réponse</p>', $1, $2, true, '2030-01-01'::date + n
       from generate_series(1, 31) n`,
      [theme.id, subcategory?.id],
    );
    const path = categoryPath(theme.slug, { subcategory: subcategory?.slug });
    const load = async (query: string) => {
      const request = new Request(`http://site.test${path}${query}`);
      const { data } = await hosted.category.loader({ request, params: { slug: theme.slug }, context: {} });
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
