/** The requests of `npm run measure -- faults`, whose results are rows of a Markdown table. */
import { setTimeout as pause } from "node:timers/promises";
import { contactFields } from "../../tests/support/contact-fields";
import { quizzes, samplePaths } from "../../tests/support/contents";
import type { Site } from "../../tests/e2e/support/server";
import { signForTest } from "../../tests/support/signing";

const EVERY = Number(process.argv[2] ?? 1);

const PAGES = {
  home: "/",
  category: samplePaths.category,
  question: samplePaths.question,
  search: "/recherche?q=fer",
  quiz: samplePaths.untimedQuiz,
};
/** The beginning of the notice that pages show during an outage. */
const NOTICE = "Vous lisez une copie du site";

export async function timed(url: string, init: RequestInit = {}) {
  const from = performance.now();
  const response = await fetch(url, { redirect: "manual", ...init });
  const html = await response.text();
  const seconds = ((performance.now() - from) / 1000).toFixed(2);
  return { status: response.status, html, seconds };
}

export async function visit(site: Site, path: string): Promise<string> {
  const { status, html, seconds } = await timed(site.url + path);
  const source = html.includes(NOTICE) ? ", notice" : "";
  return `${status}, ${seconds} s${source}${html.includes("</html>") ? "" : ", BLANK"}`;
}

async function post(site: Site): Promise<string> {
  const fields = contactFields();
  const body = new URLSearchParams(fields);
  const { status, html, seconds } = await timed(`${site.url}/contact`, { method: "POST", body });
  const result = status === 303 ? "stored" : html.includes(fields.name) ? "text kept in the form" : "LOST";
  return `${status}, ${seconds} s, ${result}`;
}

/** Prints a row. Requests the sample pages and, if `isWhole`, every known page, which takes a minute or more. */
export async function row(name: string, site: Site, { isWhole = true } = {}): Promise<void> {
  const cells: string[] = [];
  for (const path of Object.values(PAGES)) cells.push(await visit(site, path));
  cells.push(await post(site));
  cells.push(isWhole ? await known(site) : "", await memory(site));
  console.log(`| ${[name, ...cells].join(" | ")} |`);
}

/** Requests every page of the build (or every Nth) and every quiz result; counts them and their 5xx responses. */
async function known(site: Site): Promise<string> {
  const paths = (await siteMap()).filter((_, index) => index % EVERY === 0);
  const total = paths.length + quizzes.length;
  const statuses: number[] = [];
  const visitNext = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      statuses.push((await timed(site.url + path)).status);
    }
  };
  await Promise.all([visitNext(), visitNext(), visitNext(), visitNext()]);
  for (const { id } of quizzes) {
    const body = new URLSearchParams({ etat: signForTest({ quizId: id, start: null, answers: [] }) });
    const response = await fetch(`${site.url}/quiz/${id}`, { method: "POST", body });
    statuses.push(response.status);
  }
  const failed = statuses.filter((status) => status >= 500).length;
  return `${failed} of ${total} are 5xx`;
}

let listed: string[] | null = null;

/** The paths in the sitemap. Needs a working backend. */
export async function siteMap(site?: Site): Promise<string[]> {
  if (!site) return listed ?? [];
  const { html } = await timed(`${site.url}/sitemap.xml`);
  listed = Array.from(html.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g), ([, path = "/"]) => path || "/");
  return listed;
}

async function memory(site: Site): Promise<string> {
  const port = METRICS_PORTS.get(site);
  if (port === undefined) return "";
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1] ?? 0);
  return `${Math.round(bytes / 1024 / 1024)} MB`;
}

export const METRICS_PORTS = new WeakMap<Site, number>();

/** Requests a page until it comes from the backend again; returns the elapsed seconds. */
export async function recovery(site: Site): Promise<string> {
  const from = performance.now();
  while (performance.now() - from < 60_000) {
    const { html } = await timed(`${site.url}${samplePaths.audience}`);
    if (!html.includes(NOTICE)) return ((performance.now() - from) / 1000).toFixed(1);
    await pause(250);
  }
  throw new Error("The site did not come back.");
}

export const COLUMNS = [...Object.keys(PAGES), "contact form", "all pages and quiz results", "memory"];

export function head(title: string): void {
  const columns = [title, ...COLUMNS];
  console.log(`\n| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
}
