/** `npm run measure`, on Linux: a cached page beside a bare server with the same bytes, then `/` while twenty visitors search. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import autocannon, { type Options, type Result } from "autocannon";
import { build, SERVE, SERVE_ENV } from "../build/project.mjs";

const SITE = "http://127.0.0.1:4300";
const BARE = "http://127.0.0.1:4301";
const SECONDS = 10;
const CONNECTIONS = 50;
const VISITORS = 20;
const TERMS = ["fer", "lait cru", "vitamine d", "enceinte", "sucre", "poisson", "petit déjeuner", "allergie"];
const HEADERS = { "accept-encoding": "br" };

const BARE_SERVER = `process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  require("node:http").createServer((_, response) => response.writeHead(200, headers).end(bytes))
    .listen(${new URL(BARE).port}, "127.0.0.1", () => process.send("ready"));
});`;

async function untilReady(): Promise<void> {
  while (!(await fetch(`${SITE}/sante/pret`).catch(() => null))?.ok) await pause(50);
}

/** Not with `fetch`, which decompresses. */
async function page(url: string): Promise<{ headers: object; body: string }> {
  const [response]: IncomingMessage[] = await once(get(url, { headers: HEADERS }), "response");
  if (!response) throw new Error(`${url}: no response`);
  return { headers: response.headers, body: (await buffer(response)).toString("base64") };
}

function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function load(options: Options & { workers?: number }): Promise<Result> {
  const result = await autocannon({ duration: SECONDS, headers: HEADERS, ...options });
  if (result.non2xx + result.errors > 0) throw new Error(`${options.url}: a request failed`);
  return result;
}

/** Per second of the server's processor time, which does not depend on the load generator. */
async function capacity(server: ChildProcess, url: string): Promise<number> {
  const before = processorSeconds(server);
  const { requests } = await load({ url, connections: CONNECTIONS });
  return requests.total / (processorSeconds(server) - before);
}

/** Each request has another IP address, because searches are limited per address. */
const searches = (duration: number) =>
  load({
    url: SITE,
    connections: VISITORS,
    workers: 1, // else reading the results would delay the measured page
    overallRate: VISITORS,
    duration,
    requests: Array.from({ length: 1_000 }, (_, n) => ({
      path: `/recherche?q=${encodeURIComponent(`${TERMS[n % TERMS.length]} ${n}`)}`,
      headers: { ...HEADERS, "x-forwarded-for": `10.0.${n >> 8}.${n & 255}` },
    })),
  });

build();
const site = spawn(process.execPath, SERVE, {
  env: {
    ...process.env,
    ...SERVE_ENV,
    ...{ PORT: new URL(SITE).port, HOST: "127.0.0.1", DATA_DIR: "memory://", TRUST_PROXY: "loopback" },
  },
  stdio: ["ignore", "ignore", "inherit"],
});
const bare = spawn(process.execPath, ["--eval", BARE_SERVER], {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
});
try {
  await untilReady();
  const [path] = /\/categorie\/[\w-]+/.exec(await (await fetch(`${SITE}/sitemap.xml`)).text()) ?? [];
  if (path === undefined) throw new Error("The site map has no category");
  bare.send(await page(SITE + path));
  await once(bare, "message");
  const [ours, others] = [await capacity(site, SITE + path), await capacity(bare, BARE)];
  const rounded = [ours, others].map((count) => Math.round(count).toLocaleString("en"));
  console.log(
    `${path}, cached: ${rounded[0]} requests per second of processor time; bare node:http: ${rounded[1]}; ratio ${(ours / others).toFixed(2)}`,
  );
  const searching = searches(SECONDS + 2);
  await pause(1_000);
  const home = await load({ url: `${SITE}/`, connections: 1, overallRate: 20 });
  const { latency } = await searching;
  console.log(
    `/ while ${VISITORS} visitors search once a second: p50 ${home.latency.p50} ms, p99 ${home.latency.p99} ms; a search: p50 ${latency.p50} ms, p99 ${latency.p99} ms`,
  );
} finally {
  site.kill();
  bare.kill();
}
