import { isDeepStrictEqual } from "node:util";
import { quizPath } from "../../../app/quiz/quiz";
import { questionPath } from "../../../app/questions/faq";
import {
  PUBLISHABLE_KEY,
  type RealBackend,
  SECRET_KEY,
  startPostgres,
  startRealBackend,
} from "../../contract/postgres/real-backend";
import { contactFields } from "../../support/forms";
import { contents, faqs, one, quizzes, samplePaths, samples } from "../../support/contents";
import { signForTest } from "../../support/signing";
import { elements, named, textOf, visitPage } from "../support/crawl";
import { expect, test } from "../support/fixtures";
import { PUBLIC_ADDRESS } from "../support/global-setup";
import { type Site, startSite } from "../support/server";

/** A built site on a real PostgreSQL and PostgREST, behind a gateway that fails. All tests share it, one after another. */
test.describe.configure({ mode: "default", timeout: 300_000 });

let backend: RealBackend;
let site: Site;
const stops: (() => unknown)[] = [];

const start = () =>
  startSite({
    SUPABASE_URL: backend.url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: SECRET_KEY,
    SITE_URL: PUBLIC_ADDRESS,
    TRUST_PROXY: "loopback",
  });

/**
 * How soon the site notices a change or an outage is for content-version.server.test.ts to say, with a clock of its own. Here, seconds
 * would depend on the machine's load.
 */
const IN_THE_END = { timeout: 240_000, intervals: [250] };

test.beforeAll(async () => {
  test.setTimeout(480_000);
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  backend = await startRealBackend(postgres.port);
  stops.push(backend.stop);
  site = await start();
  stops.push(site.stop);
  await expect.poll(() => get("/sante/pret"), IN_THE_END).toEqual({ status: 200, text: "ok" });
});
test.afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

async function get(path: string, from = site): Promise<{ status: number; text: string }> {
  const response = await fetch(from.url + path);
  return { status: response.status, text: await response.text() };
}

let visitors = 0;
function post(path: string, fields: Record<string, string>): Promise<Response> {
  // Posts are limited per address.
  const headers = { "X-Forwarded-For": `203.0.113.${(visitors += 1)}` };
  return fetch(site.url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });
}

/** The result page of a quiz without answers. */
async function quizResult(id: number): Promise<{ status: number; text: string }> {
  const response = await post(quizPath(id), { etat: signForTest({ quizId: id, start: null, answers: [] }) });
  const path = response.headers.get("Location") ?? "";
  expect(path, `quiz ${id}`).toContain("resultat=");
  return get(path);
}

const explained = one(faqs, "question that a quiz links", ({ id }) =>
  quizzes.some((quiz) => quiz.questions.some(({ faq }) => faq === id)),
);
const explaining = one(quizzes, "quiz that links it", (quiz) =>
  quiz.questions.some(({ faq }) => faq === explained.id),
);
const categoryOf = one(
  contents.categories,
  "category of the question",
  ({ id }) => id === explained.categoryId,
);
const subcategoryOf = one(
  categoryOf.subcategories,
  "subcategory of the question",
  ({ id }) => id === explained.subcategoryId,
);
const asked = new URLSearchParams({ q: explained.question }).toString();

test("what is edited or withdrawn in the database changes on every page, and comes back on every page", async () => {
  const quiz = one(quizzes, "second quiz", ({ id }) => id !== explaining.id);
  const { food } = samples;
  const edited = one(faqs, "second question", ({ id }) => id !== explained.id);
  /** The places of the question, the quiz and the food, and what they contain as long as it is published. */
  const mentions: [string, () => Promise<{ text: string }>, string][] = [
    [
      "the list of its category",
      () => get(`/categorie/${categoryOf.slug}?sous-categorie=${subcategoryOf.slug}`),
      `id="question-${explained.id}"`,
    ],
    ["the search", () => get(`/recherche?${asked}`), questionPath(explained)],
    ["the suggestions", () => get(`/suggestions?${asked}`), questionPath(explained)],
    ["the corrections of a quiz", () => quizResult(explaining.id), questionPath(explained)],
    ["the site map", () => get("/sitemap.xml"), questionPath(explained)],
    ["the list of quizzes", () => get("/quiz"), `"${quizPath(quiz.id)}"`],
    ["the open data", () => get("/aliments.json"), food.path],
    ["the list of foods", () => get("/aliments/pour/enceinte"), food.path],
  ];
  const own = [
    questionPath(explained),
    `${questionPath(explained)}.md`,
    quizPath(quiz.id),
    food.path,
    `${food.path}.md`,
  ];
  const seen = async () => ({
    own: await Promise.all(own.map(async (path) => (await get(path)).status)),
    mentions: await Promise.all(
      mentions.map(async ([name, open, text]) => ((await open()).text.includes(text) ? [name] : [])),
    ),
    isEdited: (await get(questionPath(edited))).text.includes("Phrase ajoutée."),
    // The compiler has not seen an edited answer.
    markdown: (await get(`${questionPath(edited)}.md`)).status,
  });
  const edit = (answer: string) => `update faqalim_faqs set answer = ${answer} where id = ${edited.id};`;
  // One transaction each, so that the site cannot read the version in between.
  const withdraw = () =>
    backend.owner.query(`
      ${edit("answer || '<p>Phrase ajoutée.</p>'")}
      insert into faqalim_withdrawals (kind, content_id)
      values ('faqs', ${explained.id}), ('quizzes', ${quiz.id}), ('foods', ${food.id})`);
  const takeBack = () =>
    backend.owner.query(`
      ${edit("replace(answer, '<p>Phrase ajoutée.</p>', '')")}
      delete from faqalim_withdrawals`);
  const published = {
    own: own.map(() => 200),
    mentions: mentions.map(([name]) => [name]),
    isEdited: false,
    markdown: 200,
  };
  expect(await seen()).toEqual(published);
  await withdraw();
  const withdrawn = {
    own: own.map(() => 410),
    mentions: mentions.map(() => []),
    isEdited: true,
    markdown: 404,
  };
  await expect.poll(seen, IN_THE_END).toEqual(withdrawn);
  // Cacheable, so that it replaces the page in shared caches. With `no-store`, they would keep the old page.
  const gone = await fetch(site.url + questionPath(explained));
  expect(gone.headers.get("Cache-Control")).toBe("public, max-age=0, s-maxage=60");
  expect(await gone.text()).toMatch(/<h1[^>]*>Page retirée<.*<\/footer>/s);
  await takeBack();
  await expect.poll(seen, IN_THE_END).toEqual(published);
});

/** What a visitor has while the backend is down, beside what tests/routes/failing-backend.test.ts reads. */
async function expectService(): Promise<void> {
  for (const path of ["/aliments.json", `${samplePaths.question}.md`])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect((await get(`/suggestions?${asked}`)).text).toContain(questionPath(explained));
  // Not searched before: the matches of an earlier search stay.
  expect((await get("/recherche?q=lentilles")).text).toContain("La recherche est incomplète pour l’instant");
  const form = await post("/contact", { ...contactFields(), message: "Un texte à garder." });
  expect(form.status).toBe(503);
  expect(await form.text()).toContain("Un texte à garder.");
}

/** What a visitor sees on a page, and where its links lead. */
async function shownOn(origin: string, path: string): Promise<string[]> {
  const { status, tree } = await visitPage(origin, path);
  const links = elements(tree, named("a")).map(({ properties }) => String(properties["href"]));
  return [String(status), ...elements(tree, named("main")).map(textOf), ...links];
}

test("when the backend is killed, every page stays, the same as on the embedded backend, as do suggestions; forms keep their text, and it is noticed when it responds again", async ({
  site: embedded,
}) => {
  const paths = Array.from(
    (await get("/sitemap.xml")).text.matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g),
    ([, path]) => path || "/",
  );
  expect(paths.length).toBeGreaterThan(faqs.length);
  await backend.gateway.stop();
  await expectService();
  const different: string[] = [];
  for (const path of paths) {
    const [here, there] = await Promise.all([shownOn(site.url, path), shownOn(embedded.url, path)]);
    if (!isDeepStrictEqual(here, there)) different.push(path);
  }
  expect(different).toEqual([]);
  await backend.owner.query("update faqalim_target_audiences set name = 'Après' where slug = $1", [
    samples.audience.slug,
  ]);
  await backend.gateway.start();
  await expect.poll(async () => (await get(samplePaths.audience)).text, IN_THE_END).toContain("Après");
  expect((await post("/contact", contactFields())).status).toBe(303);
});

test("a process that starts while the backend fails is not ready, says why, and loads its contents as soon as it can", async () => {
  await backend.gateway.stop();
  const late = await start();
  stops.push(late.stop);
  const readiness = () => get("/sante/pret", late);
  expect(await readiness()).toEqual({ status: 503, text: "La base de données ne répond pas." });
  expect((await get(samplePaths.guide, late)).status).toBe(200);
  const body = new URLSearchParams("List-Unsubscribe=One-Click");
  for (const [path, init, title] of [
    [samplePaths.category, {}, "Service indisponible"],
    [`${samplePaths.untimedQuiz}?question=2&etat=x`, {}, "Le quiz est indisponible"],
    ["/feed.xml", {}, null],
    [`/newsletter/desinscrire?jeton=${"a".repeat(43)}`, { method: "POST", body }, "Service indisponible"],
  ] as const) {
    const response = await fetch(late.url + path, init);
    expect([path, response.status, response.headers.get("Cache-Control")]).toEqual([path, 503, "no-store"]);
    expect(Number(response.headers.get("Retry-After")), path).toBeGreaterThan(0);
    const page = new RegExp(`<title>${title} \\| FAQ \\+ ALIM<.*</footer>`, "s");
    if (title) expect(await response.text()).toMatch(page);
  }
  await backend.gateway.start();
  await expect.poll(readiness, IN_THE_END).toEqual({ status: 200, text: "ok" });
  expect((await get(samplePaths.category, late)).status).toBe(200);
});
