/**
 * `npm run faults`: what visitors of the built site get when its backend, its process or its disk fails, as Markdown tables. The
 * hosted backend is a real PostgreSQL and PostgREST, behind a proxy that fails as it is told.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { contactFields } from "../../tests/contact-fields";
import { samplePaths, samples } from "../../tests/contents";
import {
  PUBLISHABLE_KEY,
  SECRET_KEY,
  startPostgres,
  startRealBackend,
} from "../../tests/contract/real-backend";
import { messagesIn } from "../../tests/e2e/support/messages-command";
import { type Site, startSite, temporaryFolder } from "../../tests/e2e/support/server";
import { freePort } from "../../tests/free-port";
import { unwritableFolder } from "../../tests/unwritable-folder";

const PAGES = {
  home: "/",
  category: samplePaths.theme,
  question: samplePaths.question,
  search: "/recherche?q=fer",
  quiz: samplePaths.untimedQuiz,
};
const COPY = "Vous lisez une copie du site";

type Fault = (response: ServerResponse) => void;

const json = { "Content-Type": "application/json" };
const faults: Record<string, Fault> = {
  "answers 500": (response) => void response.writeHead(500).end("Internal Server Error"),
  "sends a page instead of JSON": (response) =>
    void response.writeHead(200, { "Content-Type": "text/html" }).end("<html>maintenance</html>"),
  "sends another JSON": (response) => void response.writeHead(200, json).end('{"status":"ok"}'),
  "sends half an answer": (response) => {
    response.writeHead(200, { ...json, "Content-Length": "1000" }).write('[{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  "answers after 30 s": (response) => void setTimeout(() => response.writeHead(200, json).end("[]"), 30_000),
};

const SENT_ON = ["accept", "apikey", "authorization", "content-type", "prefer", "range", "range-unit"];

/** A proxy of `url` that can be stopped, and told to fail. */
async function startProxy(url: string) {
  const port = await freePort();
  const state: { fault: Fault | null } = { fault: null };
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const body = request.method === "POST" ? new Uint8Array(await buffer(request)) : null;
    const method = request.method ?? "GET";
    const headers = SENT_ON.flatMap((name): [string, string][] => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    });
    const answer = await fetch(url + request.url, { method, headers, body });
    response.writeHead(answer.status, {
      "Content-Type": answer.headers.get("Content-Type") ?? "application/json",
      ...(answer.headers.has("Content-Range") && {
        "Content-Range": answer.headers.get("Content-Range") ?? "",
      }),
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    if (state.fault) return state.fault(response);
    forward(request, response).catch(() => response.destroy());
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const start = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await start();
  return { url: `http://127.0.0.1:${port}`, state, start, stop };
}

async function timed(url: string, init: RequestInit = {}) {
  const from = performance.now();
  const response = await fetch(url, { redirect: "manual", ...init });
  const html = await response.text();
  const seconds = ((performance.now() - from) / 1000).toFixed(2);
  return { status: response.status, html, seconds };
}

async function visit(site: Site, path: string): Promise<string> {
  const { status, html, seconds } = await timed(site.url + path);
  const source = html.includes(COPY) ? ", copy" : "";
  return `${status}, ${seconds} s${source}${html.includes("</html>") ? "" : ", BLANK"}`;
}

async function post(site: Site): Promise<string> {
  const fields = contactFields();
  const body = new URLSearchParams(fields);
  const { status, html, seconds } = await timed(`${site.url}/contact`, { method: "POST", body });
  const result = status === 303 ? "stored" : html.includes(fields.name) ? "text kept in the form" : "LOST";
  return `${status}, ${seconds} s, ${result}`;
}

async function row(name: string, site: Site): Promise<void> {
  const cells: string[] = [];
  for (const path of Object.values(PAGES)) cells.push(await visit(site, path));
  cells.push(await post(site));
  console.log(`| ${[name, ...cells].join(" | ")} |`);
}

/** Asks until a page comes from the backend again, and returns after how many seconds. */
async function recovery(site: Site): Promise<string> {
  const from = performance.now();
  while (performance.now() - from < 60_000) {
    const { html } = await timed(`${site.url}${samplePaths.profile}`);
    if (!html.includes(COPY)) return ((performance.now() - from) / 1000).toFixed(1);
    await pause(250);
  }
  throw new Error("The site did not come back.");
}

async function hosted(): Promise<void> {
  const postgres = await startPostgres();
  const backend = await startRealBackend(postgres.port);
  const proxy = await startProxy(backend.url);
  const start = () =>
    startSite({
      SUPABASE_URL: proxy.url,
      SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: SECRET_KEY,
      SITE_URL: "https://faq-alim.example",
    });
  const inSite = async (use: (site: Site) => Promise<void>) => {
    const site = await start();
    await use(site).finally(() => site.stop());
  };
  await inSite((site) => row("nothing fails", site));
  await proxy.stop();
  await inSite(async (site) => {
    await row("refuses connections from the start", site);
    await proxy.start();
    const seconds = await recovery(site);
    await row(`answers again (noticed after ${seconds} s)`, site);
    await proxy.stop();
    await row("stops when these pages were read", site);
    await proxy.start();
  });
  for (const [name, fault] of Object.entries(faults)) {
    await inSite(async (site) => {
      proxy.state.fault = fault;
      await row(`${name}, nothing read before`, site);
      await row("… the next visitor", site);
      proxy.state.fault = null;
    });
  }
  await proxy.stop();
  await backend.stop();
  await postgres.stop();
}

async function embedded(): Promise<void> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, SITE_URL: "https://faq-alim.example" };
  const first = await startSite(settings);
  await row("before", first);
  await first.kill();
  const second = await startSite(settings);
  await row("killed (SIGKILL) and started again", second);
  await second.stop();
  const { subject } = contactFields();
  const stored = (await messagesIn(folder.path)).filter((one) => one === subject).length;
  folder.remove();
  const readOnly = await startSite({ ...settings, DATA_DIR: unwritableFolder() });
  await row("data folder that cannot be written", readOnly);
  await readOnly.stop();
  console.log(`\nMessages stored before and after the kill: ${stored} of 2.`);
}

function head(title: string): void {
  const columns = [title, ...Object.keys(PAGES), "contact form"];
  console.log(`\n| ${columns.join(" | ")} |\n|${" --- |".repeat(columns.length)}`);
}

console.log(`Theme: ${samples.theme.slug}.`);
head("the hosted backend");
await hosted();
head("the embedded backend");
await embedded();
