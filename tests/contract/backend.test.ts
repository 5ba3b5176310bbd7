import { forget } from "@epic-web/remember";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { renderTexts } from "../../compiler/render/texts";
import { contents, faqs, one, quizzes } from "../support/contents";
import { emptyCache } from "../support/empty-cache";
import { PUBLISHABLE_KEY, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

// tests/e2e/operation/outage.spec.ts compares every page of a site on each backend.

/** Loads the modules that read, so that they read the changed environment. */
async function loadData() {
  vi.resetModules();
  for (const name of ["settings", "supabase", "data-cache", "content-version", "reads"]) forget(name);
  return {
    ...(await import("~/questions/faqs.server")),
    ...(await import("~/questions/missing-or-withdrawn.server")),
    ...(await import("~/quiz/quizzes.server")),
    ...(await import("~/messages/operator/messages-command.server")),
    ...(await import("~/messages/operator/team-report.server")),
    ...(await import("~/server/backend/supabase.server")),
  };
}
type Data = Awaited<ReturnType<typeof loadData>>;

const real = await startRealBackend(inject("postgresPort"));
afterAll(real.stop);
let hosted: Data;
let embedded: Data;

/** Special characters of SQL, patterns, URLs and PostgREST filters. */
const HOSTILE = `%_*,()."'\\:;|&<>{}[]^$?+-=/ null\u00a0é`;

/** Stores rows like those that visitors create. */
async function insertWritings({ supabaseServer }: Data): Promise<void> {
  const server = await supabaseServer;
  const uuid = "7d9f3a52-1c7e-4f0a-9a55-0d4f7a3b9c11";
  const created_at = "2026-03-29T02:30:00.123456+02:00";
  const message = { id: 1, submission_id: uuid, name: "Zoé", email: "z@b.fr", created_at };
  const text = { subject: HOSTILE, body: 'Deux\r\nlignes ; "guillemets", été\t' };
  await server
    .from("faqalim_contact_messages")
    .insert({ ...message, ...text })
    .throwOnError();
  const subscriber = { id: 1, email: "é@f.fr", confirmed_at: created_at, nonce: uuid, wording_version: "1" };
  const hashes = { confirm_hash: "a".repeat(64), unsubscribe_hash: "b".repeat(64) };
  await server
    .from("faqalim_newsletter_subscriptions")
    .insert({ ...subscriber, ...hashes })
    .throwOnError();
  const opinion = { created_on: "2026-01-31", helped: false, comment: `=1+1\n${HOSTILE}` };
  const opinions = [
    { ...opinion, id: 1, faq_id: one(faqs, "question").id, guide_slug: null },
    { ...opinion, id: 2, faq_id: null, guide_slug: "inconnu" },
  ];
  await server.from("faqalim_feedback").insert(opinions).throwOnError();
  const miss = { term: HOSTILE.slice(0, 60), day: "2026-01-30", times: 3, has_best: true };
  await server.from("faqalim_search_misses").insert(miss).throwOnError();
}

beforeAll(async () => {
  embedded = await loadData();
  await insertWritings(embedded);
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  hosted = await loadData();
  await insertWritings(hosted);
});

/** Search terms: words, and characters that a pattern, SQL or a filter could misread. */
const TERMS = [
  ..."fer FER oeuf ŒUF l'eau l’été strong les a œ %% \\% a\\b __ fer,id.eq.1 (fer) null $1 {} مرحبا 食物".split(
    " ",
  ),
  ...`%_*,()"'\\.:;|&<>é🍎`,
  ...["", "protéines végétales", "'; drop table faqalim_faqs; --", "crème &amp; été", HOSTILE],
  ...["e\u0301te\u0301", "\u202f", " fer ", "fe\nr", "fe\tr", "fe\0r", "fer ".repeat(5_000)],
];

describe("the embedded backend returns the same as PostgreSQL and PostgREST", () => {
  /** The result or error of a call. */
  const outcome = (data: Data, call: (data: Data) => Promise<unknown>) =>
    call(data).catch((error: unknown) => {
      if (error instanceof Response) return { response: error.status };
      return error instanceof Error ? error.message : error;
    });
  const compare = async (call: (data: Data) => Promise<unknown>, what: string) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const answers = [await outcome(embedded, call), await outcome(hosted, call)];
    log.mockClear();
    expect(answers[0], what).toStrictEqual(answers[1]);
  };

  it("for whatever visitors type", async () => {
    for (const term of TERMS) await compare((data) => data.searchFaqs(term), term.slice(0, 60));
  });

  it("to the operator", async () => {
    for (const read of ["listMessages", "exportMessages", "exportSubscribers"] as const)
      await compare((data) => data[read](), read);
    await compare((data) => data.reportFeedback(), "reportFeedback");
    await compare((data) => data.listWithdrawn(), "listWithdrawn");
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

it("a question of a withdrawn category is not linked in a quiz’s answer key", async () => {
  const [quiz, linked] = one(
    quizzes.flatMap((each) => each.questions.flatMap(({ faq }) => (faq ? [[each, faq] as const] : []))),
    "quiz that links a question",
  );
  const faq = one(faqs, "linked question", ({ id }) => id === linked);
  const isLinked = async () => {
    // Reads the content version now.
    await hosted.findBackendProblem();
    return JSON.stringify(await hosted.readAnswerKey(quiz.id)).includes(`:"/question/${faq.id}-`);
  };
  expect(await isLinked()).toBe(true);
  const categories = (await hosted.supabaseServer).from("faqalim_categories");
  await categories.update({ is_active: false }).eq("id", faq.categoryId).throwOnError();
  expect(await isLinked()).toBe(false);
});
