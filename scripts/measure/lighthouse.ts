/**
 * `npm run measure -- lighthouse`: Lighthouse scores of bare pages and of one page per template of the built site, on a simulated phone,
 * as a Markdown table. Shows the median of three runs (`-- --runs 1` changes the number). Exits with 1 if a score misses its target
 * (docs/performance.md).
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { z } from "zod";
import { samplePaths, samples } from "../../tests/support/contents";
import { startSite } from "../../tests/e2e/support/server";
import { freePort } from "../../tests/support/free-port";
import { startBarePages } from "./bare-pages";
import { toolModule, toolPackage } from "./tool-package";

const PAGES = {
  home: "/",
  category: samplePaths.category,
  question: samplePaths.question,
  profile: samplePaths.audience,
  search: "/recherche?q=fer",
  "quiz list": "/quiz",
  "quiz question": `/quiz/${samples.untimedQuiz.id}`,
  "guide list": "/fiches-pratiques",
  guide: samplePaths.guide,
  contact: "/contact",
  about: "/a-propos",
};

const SCORES = ["performance", "accessibility", "best-practices", "seo"];

/** The table's columns: the audit and its number format. */
const TIMES = [
  { audit: "first-contentful-paint", aim: Infinity, write: (value: number) => (value / 1000).toFixed(2) },
  { audit: "largest-contentful-paint", aim: 1_200, write: (value: number) => (value / 1000).toFixed(2) },
  { audit: "total-blocking-time", aim: 0, write: (value: number) => value.toFixed(0) },
  { audit: "cumulative-layout-shift", aim: 0, write: (value: number) => value.toFixed(3) },
  { audit: "total-byte-weight", aim: Infinity, write: (value: number) => (value / 1000).toFixed(0) },
];

const reportSchema = z.object({
  lhr: z.object({
    categories: z.record(z.object({ score: z.number().nullable() })),
    audits: z.record(
      z.object({
        title: z.string(),
        score: z.number().nullable(),
        scoreDisplayMode: z.string(),
        numericValue: z.number().optional(),
      }),
    ),
  }),
});

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);

const { default: lighthouse } = z
  .object({ default: z.function().returns(z.promise(z.unknown())) })
  .parse(await toolModule(toolPackage("lighthouse", "12.8.2"), "core/index.js"));

const median = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN;

/**
 * Whether search engines may index the page. Search results are not indexed, which lowers their SEO score
 * (docs/decisions/0011).
 */
const isIndexed = (url: string) => !url.includes("/recherche?");

async function measure(url: string, port: number) {
  const skipAudits = isIndexed(url) ? [] : ["is-crawlable"];
  const options = { port, onlyCategories: SCORES, skipAudits, logLevel: "error", output: [] };
  const { audits, categories } = reportSchema.parse(await lighthouse(url, options)).lhr;
  return {
    scores: SCORES.map((name) => Math.round((categories[name]?.score ?? Number.NaN) * 100)),
    times: TIMES.map(({ audit }) => audits[audit]?.numericValue ?? Number.NaN),
    failed: Object.entries(audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === "binary" && score === 0)
      .map(([id, { title }]) => `${id} (${title})`),
  };
}

const site = await startSite();
const port = await freePort();
const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", `--remote-debugging-port=${port}`],
});
console.log(
  "| page | performance | accessibility | best practices | SEO | FCP s | LCP s | TBT ms | CLS | kB |\n" +
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
);

/** Returns a page's medians as a table row. A bare page has times but no scores. */
async function measureRow(name: string, url: string, isBare = false) {
  const found: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await measure(url, port));
  const scores = SCORES.map((_, index) => median(found.map((one) => one.scores[index] ?? Number.NaN)));
  const times = TIMES.map((_, index) => median(found.map((one) => one.times[index] ?? Number.NaN)));
  const cells = TIMES.map(({ write }, index) => write(times[index] ?? Number.NaN));
  console.log(`| ${[name, ...(isBare ? scores.map(() => "") : scores), ...cells].join(" | ")} |`);
  return { scores, times, failed: found[0]?.failed ?? [] };
}

const bare = await startBarePages(site.url);
for (const [name, url] of Object.entries(bare.pages)) await measureRow(name, url, true);
await bare.stop();

const failures: string[] = [];
for (const [name, path] of Object.entries(PAGES)) {
  // Load the page into the cache first, because most visits find the page cached.
  await fetch(site.url + path);
  const { scores, times, failed } = await measureRow(name, site.url + path);
  const isSlow = TIMES.some(({ aim }, index) => !((times[index] ?? Number.NaN) <= aim));
  if (isSlow || scores.some((score) => score !== 100)) {
    failures.push(`${name}: ${failed.join(", ") || "too slow"}`);
  }
}
if (failures.length > 0) console.error(`\nBelow the targets:\n${failures.join("\n")}`);
process.exitCode = failures.length > 0 ? 1 : 0;
await browser.close();
await site.stop();
