/**
 * `npm run measure -- search-load`: measures the response time of the home page, in milliseconds, while 20 visitors search. Starts
 * the built site with a temporary database. `npm run measure -- search-load 10` sets the seconds per row;
 * `node --cpu-prof scripts/measure/load-search.mjs` also profiles the site.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { build, SERVE, SERVE_ENV } from "../build/project.mjs";

const VISITORS = 20;
const SEARCHES_PER_ROW = 2_000;
const seconds = Math.min(Math.max(Number(process.argv[2]) || 6, 1), 60);

const words = [
  ...new Set(
    readFileSync("compiled/site/seed.sql", "utf8")
      .toLowerCase()
      .match(/\p{L}{4,}/gu),
  ),
].sort();
const pick = (n) => words[(n * 7919) % words.length];
/** A search term of twelve misspelled words, which no answer contains together. */
const unknown = (n) =>
  Array.from({ length: 12 }, (_, at) => `${pick(n * 12 + at)}q`)
    .join(" ")
    .slice(0, 200);

const rows = {
  "nobody searches": null,
  "all search one term": () => "fer",
  "each word once": pick,
  "three letters, fifty results": (n) => pick(n).slice(0, 3),
  "twelve unknown words": unknown,
};

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Each visitor has a different address, because the site limits searches per address. */
function visitor(port, number) {
  const headers = { "Accept-Encoding": "gzip", "X-Forwarded-For": `198.51.100.${number}` };
  return (path) =>
    new Promise((resolve, reject) => {
      const from = performance.now();
      const request = get(
        { host: "127.0.0.1", port, path, agent: false, headers, timeout: 120_000 },
        (response) => {
          response.on("error", reject);
          response.on("end", () => resolve({ status: response.statusCode, ms: performance.now() - from }));
          response.resume();
        },
      );
      request.on("timeout", () => request.destroy(new Error(`${path}: no response in two minutes`)));
      request.on("error", reject);
    });
}

async function measure(port, term) {
  const from = performance.now();
  const until = from + seconds * 1000;
  let searches = 0;
  const visitors = Array.from({ length: VISITORS + 1 }, (_, number) => visitor(port, number + 1));
  const [reader, ...searchers] = visitors;
  // Send requests at a fixed rate. If each request waited for the last response, the slowest moments would get the fewest
  // measurements.
  const read = async () => {
    const answers = [];
    for (let next = from; next < until; next += 40) {
      await pause(next - performance.now());
      answers.push(reader("/"));
    }
    return Promise.all(answers);
  };
  const search = async (ask) => {
    const answers = [];
    while (performance.now() < until && searches < SEARCHES_PER_ROW) {
      answers.push(await ask(`/recherche?q=${encodeURIComponent(term(searches++))}`));
    }
    return answers;
  };
  const [home, ...found] = await Promise.all([read(), ...(term ? searchers.map(search) : [])]);
  return { home, found: found.flat() };
}

function figures(answers) {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const refused = answers.filter(({ status }) => status !== 200).length;
  return [times.length, at(0.5), at(0.99), at(1), refused];
}

build();
const port = await freePort();
const folder = mkdtempSync(join(tmpdir(), "faqalim-load-"));
const server = spawn(process.execPath, [...process.execArgv, ...SERVE], {
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    PATH: process.env.PATH,
    ...SERVE_ENV,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: folder,
    TRUST_PROXY: "loopback",
  },
});
const ended = new Promise((resolve) => server.once("exit", resolve));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill("SIGTERM"));
try {
  const first = visitor(port, 250);
  for (let tries = 0; ; tries += 1) {
    const answer = await first("/").catch(() => null);
    if (answer?.status === 200) break;
    if (tries > 1_200 || server.exitCode !== null) throw new Error("The site did not start.");
    await pause(100);
  }
  for (let n = 0; n < 20; n += 1) await first("/");
  console.log("| while | | requests | p50 ms | p99 ms | max ms | not 200 |\n|---|---|--:|--:|--:|--:|--:|");
  for (const [name, term] of Object.entries(rows)) {
    const { home, found } = await measure(port, term);
    console.log(`| ${name} | \`/\` | ${figures(home).join(" | ")} |`);
    if (term) console.log(`| | search | ${figures(found).join(" | ")} |`);
  }
} finally {
  server.kill("SIGTERM");
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
