/** `npm run measure -- search`: how long the best-answers query takes on PostgreSQL, with 178 questions and with 20,000. */
import { readFileSync } from "node:fs";
import { QUERIES_FILE, readExpectedSearches } from "../../compiler/read/search-words";
import { startPostgres, startRealBackend } from "../../tests/contract/postgres/real-backend";

const QUESTIONS = 20_000;
const searches = readExpectedSearches(readFileSync(`content/${QUERIES_FILE}`, "utf8")).slice(0, 100);

const postgres = await startPostgres();
const { owner, stop } = await startRealBackend(postgres.port);

/** Prints the median and the 95th percentile of a hundred searches, in milliseconds. */
async function measure(name: string): Promise<void> {
  const times: number[] = [];
  for (const { requete } of searches) {
    const start = performance.now();
    await owner.query("select * from public.faqalim_best_answers($1)", [requete]);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
}

try {
  await owner.query("set role anon");
  await measure("published questions of the site");
  await owner.query("reset role");
  // Generate questions by combining each question with another question's answer.
  await owner.query(
    `insert into faqalim_faqs (question, answer, category_id, is_published)
     select q.question, a.answer, q.category_id, true
     from (select * from faqalim_faqs where is_published) q
     cross join (select * from faqalim_faqs where is_published) a
     where q.id <> a.id
     order by (q.id * 7919 + a.id * 104729) % 10007, q.id, a.id
     limit $1 - (select count(*) from faqalim_faqs)`,
    [QUESTIONS],
  );
  await owner.query("vacuum analyze");
  await owner.query("set role anon");
  await measure(`${QUESTIONS} questions`);
} finally {
  await stop();
  await postgres.stop();
}
process.exit();
