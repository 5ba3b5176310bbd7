/**
 * `npm run measure -- faults [N]`: the responses of the built site when its backend, its process or its disk fails, as Markdown tables. The
 * hosted backend is a real PostgreSQL and PostgREST behind a proxy that injects faults. With N, only every Nth page of the site map is
 * requested during each fault.
 */
import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { contactFields } from "../../tests/support/contact-fields";
import { quizzes, samplePaths, samples } from "../../tests/support/contents";
import {
  PUBLISHABLE_KEY,
  type RealBackend,
  SECRET_KEY,
  startPostgres,
  startRealBackend,
} from "../../tests/contract/postgres/real-backend";
import { messagesIn } from "../../tests/e2e/support/messages-command";
import { exitCode, type Site, spawnSite, startSite, temporaryFolder } from "../../tests/e2e/support/server";
import { freePort } from "../../tests/support/free-port";
import { signForTest } from "../../tests/support/signing";
import { unwritableFolder } from "../../tests/support/unwritable-folder";
import { faults, startProxy } from "./failing-proxy";

const EVERY = Number(process.argv[2] ?? 1);

const PAGES = {
  home: "/",
  category: samplePaths.category,
  question: samplePaths.question,
  search: "/recherche?q=fer",
  quiz: samplePaths.untimedQuiz,
};
/** Of the notice on pages of an outage. */
const NOTICE = "Vous lisez une copie du site";

async function timed(url: string, init: RequestInit = {}) {
  const from = performance.now();
  const response = await fetch(url, { redirect: "manual", ...init });
  const html = await response.text();
  const seconds = ((performance.now() - from) / 1000).toFixed(2);
  return { status: response.status, html, seconds };
}

async function visit(site: Site, path: string): Promise<string> {
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

/** Visits the sample pages; if `isWhole`, also all pages, which takes a minute or more. */
async function row(name: string, site: Site, { isWhole = true } = {}): Promise<void> {
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

/** The paths of the site map; needs a working backend. */
async function siteMap(site?: Site): Promise<string[]> {
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

const METRICS_PORTS = new WeakMap<Site, number>();

/** Requests a page until it comes from the backend again; returns the seconds. */
async function recovery(site: Site): Promise<string> {
  const from = performance.now();
  while (performance.now() - from < 60_000) {
    const { html } = await timed(`${site.url}${samplePaths.audience}`);
    if (!html.includes(NOTICE)) return ((performance.now() - from) / 1000).toFixed(1);
    await pause(250);
  }
  throw new Error("The site did not come back.");
}

async function hosted(): Promise<void> {
  const postgres = await startPostgres();
  const backend = await startRealBackend(postgres.port);
  const proxy = await startProxy(backend.url);
  const settings = {
    SUPABASE_URL: proxy.url,
    SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: SECRET_KEY,
    SITE_URL: "https://faq-alim.example",
    TRUST_PROXY: "loopback",
  };
  const start = async () => {
    const metricsPort = await freePort();
    const site = await startSite({ ...settings, METRICS_PORT: String(metricsPort) });
    METRICS_PORTS.set(site, metricsPort);
    return site;
  };
  const inSite = async (use: (site: Site) => Promise<void>) => {
    const site = await start();
    await use(site).finally(() => site.stop());
  };
  await inSite(async (site) => {
    await siteMap(site);
    await row("nothing fails", site);
  });
  await proxy.stop();
  await inSite(async (site) => {
    await row("refuses connections from the start", site);
    await proxy.start();
    const seconds = await recovery(site);
    await row(`responds again (noticed after ${seconds} s)`, site, { isWhole: false });
    await proxy.stop();
    await row("stops after these pages were read", site);
    await proxy.start();
  });
  for (const [name, fault] of Object.entries(faults)) {
    await inSite(async (site) => {
      proxy.state.fault = fault;
      await row(`${name}, nothing read before`, site);
      await row("… the next visitor", site, { isWhole: false });
      proxy.state.fault = null;
      console.log(
        `| … responds again: noticed after ${await recovery(site)} s |${" |".repeat(COLUMNS.length)}`,
      );
    });
  }
  await inSite(async (site) => {
    const headers = { "X-Forwarded-For": "203.0.113.7" };
    const burst = Array.from({ length: 800 }, (_, n) =>
      timed(`${site.url}/question/${700_000 + n}-x`, { headers }),
    );
    await row("responds, during 800 requests of another address for unknown ids", site, { isWhole: false });
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    const counts = [...new Set(statuses)].map(
      (one) => `${statuses.filter((status) => status === one).length} × ${one}`,
    );
    console.log(`| … the unknown ids: ${counts.join(", ")} |${" |".repeat(COLUMNS.length)}`);
  });
  const wrong = spawnSite({ ...settings, SUPABASE_SECRET_KEY: "wrong", PORT: String(await freePort()) });
  console.log(
    `| a wrong key at the start ends it (${await exitCode(wrong.process)}) |${" |".repeat(COLUMNS.length)}`,
  );
  await inSite((site) => withdrawals(site, backend));
  await proxy.stop();
  await backend.stop();
  await postgres.stop();
}

async function embedded(): Promise<void> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, SITE_URL: "https://faq-alim.example" };
  const first = await startSite(settings);
  await row("before", first, { isWhole: false });
  await first.kill();
  const second = await startSite(settings);
  await row("killed (SIGKILL) and started again", second, { isWhole: false });
  await second.stop();
  const { subject } = contactFields();
  const stored = (await messagesIn(folder.path)).filter((one) => one === subject).length;
  folder.remove();
  const readOnly = await startSite({ ...settings, DATA_DIR: unwritableFolder() });
  await row("data folder that cannot be written", readOnly);
  await readOnly.stop();
  console.log(`\nMessages stored before and after the kill: ${stored} of 2.`);
}

/** Measures how long a withdrawn question stays visible, with two requests a second, without and with a purge. */
async function withdrawals(site: Site, { owner }: RealBackend): Promise<void> {
  const { id } = samples.question;
  const publish = async (isPublished: boolean) =>
    owner.query("update faqalim_faqs set is_published = $1 where id = $2", [isPublished, id]);
  const seconds = async () => {
    const from = performance.now();
    while ((await timed(site.url + samplePaths.question)).status === 200) await pause(500);
    return ((performance.now() - from) / 1000).toFixed(1);
  };
  await timed(site.url + samplePaths.question);
  await publish(false);
  console.log(`\nA withdrawn question is gone after ${await seconds()} s,`);
  await publish(true);
  while ((await timed(site.url + samplePaths.question)).status !== 200) await pause(500);
  await publish(false);
  await purge(site);
  console.log(`and after \`npm run purge\` in ${await seconds()} s.`);
  await publish(true);
}

async function purge(site: Site): Promise<void> {
  const env = { ...process.env, SUPABASE_URL: "hosted", PORT: new URL(site.url).port };
  await promisify(execFile)(process.execPath, ["scripts/operate/purge.mjs"], { env });
}

const COLUMNS = [...Object.keys(PAGES), "contact form", "all pages and quiz results", "memory"];

function head(title: string): void {
  const columns = [title, ...COLUMNS];
  console.log(`\n| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
}

console.log(`Category: ${samples.category.slug}.`);
head("the hosted backend");
await hosted();
head("the embedded backend");
await embedded();
