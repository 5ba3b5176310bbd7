/**
 * `npm run measure -- observatory`: the score of the built site in MDN's HTTP Observatory. MDN's scanner needs a public host,
 * so this script runs the Observatory's tests on responses of a local site. Exits with 1 if a page scores below the site's
 * maximum.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { samplePaths } from "../../tests/support/contents";
import { startSite } from "../../tests/e2e/support/server";
import { toolModule, toolPackage } from "./tool-package";

/**
 * The site's maximum score. The bonuses for cookies, HSTS preloading and subresource integrity, 5 points each, do not apply to
 * the site (docs/decisions/0004).
 */
const LEAST = 130;

const ANSWERS = {
  home: "/",
  category: samplePaths.category,
  profile: samplePaths.audience,
  question: samplePaths.question,
  search: "/recherche?q=fer",
  "quiz question": samplePaths.untimedQuiz,
  guide: samplePaths.guide,
  contact: "/contact",
  "a page's data": "/a-propos.data",
  file: "/favicon.svg",
  redirect: "/QUIZ",
  PDF: `${samplePaths.guide}.pdf`,
  "share image": "/partage/site/accueil.png",
};

const HOST = "www.faq-alim.example";

const folder = toolPackage("@mdn/mdn-http-observatory", "1.4.8");
// The package's install script would download this list, which does not contain the site.
writeFileSync(join(folder, "conf/hsts-preload.json"), "{}");

const judged = z.object({ result: z.string(), pass: z.boolean() });
const { ALL_TESTS } = z
  .object({ ALL_TESTS: z.array(z.function().returns(judged)) })
  .parse(await toolModule(folder, "src/constants.js"));
const { getGradeForScore, getScoreModifier } = z
  .object({
    getGradeForScore: z.function().returns(z.object({ grade: z.string() })),
    getScoreModifier: z.function().returns(z.number()),
  })
  .parse(await toolModule(folder, "src/grader/grader.js"));
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = z
  .object({ MINIMUM_SCORE_FOR_EXTRA_CREDIT: z.number() })
  .parse(await toolModule(folder, "src/grader/charts.js"));

/** The responses that the Observatory would see if a proxy terminated TLS and redirected from http. */
async function retrieve(origin: string, path: string) {
  const answer = await fetch(origin + path, {
    headers: { "X-Forwarded-Proto": "https" },
    redirect: "manual",
  });
  const text = await answer.text();
  const url = new URL(path, `https://${HOST}`);
  const insecure = new URL(path, `http://${HOST}`);
  const response = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    data: text,
    verified: true,
    httpEquiv: new Map<string, string[]>(),
    request: { headers: {} },
  };
  const redirects = [
    { url: insecure, status: 301 },
    { url, status: answer.status },
  ];
  return {
    hostname: HOST,
    resources: { path: text },
    session: { url, jar: null },
    responses: {
      ...{ auto: response, cors: response, http: response, https: response },
      ...{ httpRedirects: redirects, httpsRedirects: redirects },
    },
  };
}

const site = await startSite({ SITE_URL: `https://${HOST}` });
console.log("| response | score | grade |");
console.log("| --- | --: | --- |");
for (const [name, path] of Object.entries(ANSWERS)) {
  const found = await retrieve(site.url, path);
  const results = ALL_TESTS.map((test) => test(found));
  const points = results.map(({ result }) => getScoreModifier(result));
  const lost = points.reduce((sum, modifier) => sum + Math.min(modifier, 0), 100);
  const gained = points.reduce((sum, modifier) => sum + Math.max(modifier, 0), 0);
  const score = lost >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? lost + gained : lost;
  console.log(`| ${name} | ${score} | ${getGradeForScore(score).grade} |`);
  for (const { result, pass } of results) if (!pass) console.error(`${path}: ${result}`);
  const isPage = found.responses.auto.headers["content-type"]?.startsWith("text/html");
  if (results.some(({ pass }) => !pass) || (isPage && score < LEAST)) process.exitCode = 1;
}
await site.stop();
