import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { type Data, loadData } from "./compared-reads";
import { insertFixtures, insertMany } from "./postgres/fixtures";
import { PUBLISHABLE_KEY, type RealBackend, SECRET_KEY, startRealBackend } from "./postgres/real-backend";

/** A project's `max-rows` may be lower than the number of rows that the site queries. */
const MAX_ROWS = 100;
const MESSAGES = 250;

let real: RealBackend;
let data: Data;

beforeAll(async () => {
  real = await startRealBackend(inject("postgresPort"), MAX_ROWS);
  vi.stubEnv("SUPABASE_URL", real.url);
  vi.stubEnv("SITE_URL", "https://faq-alim.example");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEY", PUBLISHABLE_KEY);
  vi.stubEnv("SUPABASE_SECRET_KEY", SECRET_KEY);
  data = await loadData();
  await insertFixtures(await data.supabaseServer);
  await insertMany(await data.supabaseServer);
});
afterAll(async () => real.stop());

it("the sitemap contains every question and every quiz", async () => {
  await real.owner.query(
    "insert into faqalim_quizzes (title, is_published) select 'Quiz ' || n, true from generate_series(1, 250) n",
  );
  const { rows } = await real.owner.query<{ kind: string; pages: string }>(`
    select 'question' as kind, count(*) as pages from faqalim_faqs f join faqalim_categories c on c.id = category_id
      where is_published and is_active
    union all select 'quiz', count(*) from faqalim_quizzes where is_published`);
  const listed = [
    ...(await data.listSitePages()),
    // A part covers a thousand ids. The fixtures have ids below 10,000, and rows of `insertMany` have ids from 20,000.
    ...(await Promise.all([...Array(22).keys()].map((part) => data.listQuestionPages(part)))).flat(),
  ];
  for (const { kind, pages } of rows) {
    expect(new Set(listed.flatMap((page) => (page.kind === kind ? page.path : []))).size, kind).toBe(
      Number(pages),
    );
  }
});

it("the operator's list contains every message once", async () => {
  await real.owner.query(
    `insert into faqalim_contact_messages (id, submission_id, name, email, subject, body)
     select 1000 + n, gen_random_uuid(), 'Zoé', 'zoe@exemple.fr', 'Sujet', 'Message numéro ' || n || '.' from generate_series(1, $1::integer) n`,
    [MESSAGES],
  );
  const found = (await data.exportMessages()).join("").match(/Message numéro \d+\./g);
  expect(found).toHaveLength(MESSAGES);
  expect(new Set(found).size).toBe(MESSAGES);
});
