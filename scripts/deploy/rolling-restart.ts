/**
 * `npm test -- deploy`: starts the services of deploy/ on this machine (nginx, two instances of the built site, and PostgreSQL and
 * PostgREST behind the API's nginx). Checks which responses nginx caches and how long it serves a withdrawn question, then restarts
 * the instances in turn under load, counts failed requests, and starts one while the database is down.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";
import { faqs, samplePaths } from "../../tests/support/contents";
import { createDatabase, startPostgres, startRest } from "../../tests/contract/postgres/real-backend";
import { spawnSite, temporaryFolder } from "../../tests/e2e/support/server";
import { freePort } from "../../tests/support/free-port";
import { questionPath } from "../../app/domain/faq/question-path";
import { readSearchTerm, searchPath } from "../../app/domain/search/search-term";
import { build } from "../build/project.mjs";
import { checkCache, checkOutage, checkUnreadyInstance, checkWithdrawal } from "./cache-checks";
import { type Kind, startLoad } from "./load";
import { ensureNginx, startNginx } from "./nginx";
import { checkDoubleVotes } from "./vote-check";

const ROUNDS = 2;
const BETWEEN_MS = 2_000;

build();
ensureNginx();
const folder = temporaryFolder();
// nginx's workers and PostgreSQL run as other users and must be able to read the folder.
chmodSync(folder.path, 0o755);
const postgres = await startPostgres();
const database = await createDatabase(postgres.port);
const secrets = parseEnv(execFileSync(process.execPath, ["deploy/secrets.mjs"], { encoding: "utf8" }));
const rest = await startRest(postgres.port, database.name, secrets["JWT_SECRET"] ?? "");
const apiPort = await freePort();
const api = await startNginx("deploy/api.nginx.conf", join(folder.path, "api"), apiPort, {
  "listen 8000": `listen 127.0.0.1:${apiPort}`,
  "172.30.0.21:3000": `127.0.0.1:${rest.port}`,
});

function start(port: number) {
  return spawnSite({
    PORT: String(port),
    SITE_URL: "https://faq-alim.example",
    SUPABASE_URL: api.url,
    SUPABASE_PUBLISHABLE_KEY: secrets["SUPABASE_PUBLISHABLE_KEY"] ?? "",
    SUPABASE_SECRET_KEY: secrets["SUPABASE_SECRET_KEY"] ?? "",
    TRUST_PROXY: "127.0.0.1",
    DRAIN_SECONDS: "1",
  });
}

async function isReady(port: number, site: ReturnType<typeof spawnSite>): Promise<void> {
  while (site.process.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/sante/pret`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(site.output());
}

async function responds(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/sante`).catch(() => null))?.ok) await pause(100);
}

async function end(site: ReturnType<typeof spawnSite>): Promise<void> {
  site.process.kill("SIGTERM");
  await once(site.process, "exit");
}

const ports = [await freePort(), await freePort()];
const sites = ports.map(start);
const killSites = () => sites.forEach((site) => site.process.kill("SIGKILL"));
// Stop the instances even if a later start fails.
process.once("exit", killSites);
await Promise.all(sites.map((site, index) => isReady(ports[index] ?? 0, site)));
const nginxPort = await freePort();
const nginx = await startNginx("deploy/nginx.conf", join(folder.path, "nginx"), nginxPort, {
  "listen 80;": `listen 127.0.0.1:${nginxPort};`,
  "172.30.0.11:3000": `127.0.0.1:${ports[0]}`,
  "172.30.0.12:3000": `127.0.0.1:${ports[1]}`,
  "/var/cache/nginx/": `${folder.path}/nginx/`,
  "error.log emerg": "error.log error",
});

/** A new address for each request, because searches are limited per address. */
const visitor = (n: number) => ({ "X-Forwarded-For": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}` });
const many = <T>(make: (n: number) => T) => Array.from({ length: 5_000 }, (_, n) => make(n));
const question = (n: number) => {
  const faq = faqs[n % faqs.length];
  assert(faq);
  return faq;
};
const kinds: Kind[] = [
  {
    name: "pages cached by nginx",
    requests: ["/", samplePaths.category, samplePaths.guide].map((path) => ({ path })),
    status: 200,
    perSecond: 150,
    connections: 10,
  },
  {
    // checkCache asserts that nginx does not cache these pages.
    name: "pages not cached by nginx",
    requests: [{ path: samplePaths.untimedQuiz }],
    status: 200,
    perSecond: 30,
    connections: 4,
  },
  {
    name: "searches",
    requests: many((n) => ({
      path: searchPath(readSearchTerm(question(n).question.slice(0, 40)).text),
      headers: visitor(n),
    })),
    status: 200,
    perSecond: 6,
    connections: 2,
  },
  {
    name: "posts with a mistake",
    requests: many((n) => ({ path: "/newsletter", body: "email=personne&site_web=", headers: visitor(n) })),
    status: 422,
    perSecond: 20,
    connections: 4,
  },
];

async function publish(id: number, isPublished: boolean): Promise<void> {
  await database.owner.query("update public.faqalim_faqs set is_published = $1 where id = $2", [
    isPublished,
    id,
  ]);
}

let failed = 1;
try {
  await checkCache(nginx.url);
  console.log("Cached and uncached responses of nginx: as expected.");
  await checkDoubleVotes(nginx.url, database.owner);
  const withdrawn = question(0);
  await checkWithdrawal(nginx.url + questionPath(withdrawn), () => publish(withdrawn.id, false));
  await publish(withdrawn.id, true);
  const loads = kinds.map((kind) => startLoad(nginx.url, kind));
  const started = performance.now();
  await pause(BETWEEN_MS);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, port] of ports.entries()) {
      const from = performance.now();
      const old = sites[index];
      assert(old);
      await end(old);
      const site = start(port);
      sites[index] = site;
      await isReady(port, site);
      console.log(
        `Instance ${index + 1} ready again after ${((performance.now() - from) / 1000).toFixed(1)} s.`,
      );
      await pause(BETWEEN_MS);
    }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const results = await Promise.all(loads.map(({ stop }) => stop()));
  console.log(`\n${ROUNDS * ports.length} restarts in ${seconds} s\n`);
  console.log("| requests | succeeded | failed | p99 ms | max ms |\n| --- | --: | --: | --: | --: |");
  for (const { name, good, failed: bad, p99, max } of results) {
    console.log(`| ${name} | ${good.toLocaleString("en")} | ${bad} | ${p99} | ${max} |`);
  }
  failed = results.reduce((sum, result) => sum + result.failed, 0);
  for (const { name, failures } of results.filter((result) => result.failed > 0)) {
    console.error(`${name}: ${failures}`);
  }
  // For each refused connection, nginx logs a line before it tries the other instance.
  const log = readFileSync(join(folder.path, "nginx", "error.log"), "utf8").split("\n");
  if (failed > 0) console.error(log.filter((line) => !line.includes("refused")).join("\n"));

  await api.stop();
  const [port, old] = [ports[1], sites[1]];
  assert(port && old);
  await end(old);
  sites[1] = start(port);
  await responds(port);
  await checkUnreadyInstance(nginx.url, faqs.slice(-20).map(questionPath));

  await Promise.all(sites.map(end));
  await checkOutage(nginx.url);
  console.log("\nWithout an instance: cached pages, otherwise 503: as expected.");
} finally {
  killSites();
  await Promise.all([nginx.stop(), api.stop()]);
  rest.stop();
  await database.stop();
  await postgres.stop();
  folder.remove();
}
process.exit(failed === 0 ? 0 : 1);
