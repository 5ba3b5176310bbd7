/**
 * `npm run measure -- bench`: the CPU cost of pages of the built site, compared with a bare Node server that sends the same
 * bytes. Linux only, because it reads the servers' CPU time from /proc.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { cpus } from "node:os";
import { z } from "zod";
import { freePort } from "../../tests/support/free-port";
import { samplePaths, samples } from "../../tests/support/contents";
import { spawnSite, temporaryFolder } from "../../tests/e2e/support/server";

const SECONDS = 5;
const CONNECTIONS = 50;
const PAGES = {
  home: "/",
  category: samplePaths.category,
  question: samplePaths.question,
  guide: samplePaths.guide,
  "quiz question": `/quiz/${samples.untimedQuiz.id}`,
  "search, uncached": "/recherche?q=fer",
};
/** The script of a server that responds to every request with the same bytes. */
const BARE_SERVER = `process.once("message", ({ port, headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  require("node:http").createServer((_, response) => response.writeHead(200, headers).end(bytes))
    .listen(port, "127.0.0.1", () => process.send("ready"));
});`;

type Answer = { headers: Record<string, string>; body: Buffer; milliseconds: number };

/** Requests a URL; the body of the result is still compressed. */
async function ask(url: string): Promise<Answer> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const headers = Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        );
        resolve({ headers, body: Buffer.concat(chunks), milliseconds: performance.now() - start });
      });
    }).on("error", reject);
  });
}

const hasOwnCore = cpus().length > 1;

/** Pins a process and its threads to a core, so that the load generator can use another core. */
function pin(core: number, pid: number | undefined): void {
  if (hasOwnCore) execFileSync("taskset", ["-a", "-c", "-p", String(core), String(pid)], { stdio: "ignore" });
}

/** The CPU time of a process, in seconds. */
function cpuSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const memoryMegabytes = ({ pid }: ChildProcess) =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? Number.NaN) / 1024,
  );

const report = z.object({
  latency: z.object({ p50: z.number(), p99: z.number() }),
  requests: z.object({ total: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/** Loads a URL. Returns requests per second of the server's CPU time, because CPU time does not depend on the client's speed. */
async function load(url: string, server: ChildProcess) {
  const before = cpuSeconds(server);
  const client = spawn(
    process.execPath,
    [
      "node_modules/autocannon/autocannon.js",
      ...["--json", "--no-progress", "-c", String(CONNECTIONS), "-d", String(SECONDS)],
      ...["-H", "accept-encoding: br", url],
    ],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  pin(1, client.pid);
  let written = "";
  client.stdout.on("data", (chunk: Buffer) => (written += chunk.toString()));
  await once(client, "close");
  const { latency, requests, non2xx, errors } = report.parse(JSON.parse(written));
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} requests failed`);
  return { ...latency, perSecond: requests.total / (cpuSeconds(server) - before) };
}

async function loadBareServer({ headers, body }: Answer) {
  const port = await freePort();
  const server = spawn(process.execPath, ["--eval", BARE_SERVER], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  server.send({ port, headers, body: body.toString("base64") });
  await once(server, "message");
  pin(0, server.pid);
  const result = await load(`http://127.0.0.1:${port}/`, server);
  server.kill();
  return result;
}

async function startOn(dataDir: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const { process: server } = spawnSite({ PORT: String(port), DATA_DIR: dataDir, SITE_URL: url });
  pin(0, server.pid);
  for (;;) {
    const first = await ask(`${url}/`).catch(() => null);
    if (first) return { url, server, seconds: (performance.now() - start) / 1000 };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const folder = temporaryFolder();
const first = await startOn(folder.path);
first.server.kill();
await once(first.server, "exit");
const { url, server, seconds } = await startOn(folder.path);
console.log(
  `first page after a first start: ${first.seconds.toFixed(1)} s; with existing data: ${seconds.toFixed(1)} s`,
);
console.log(`memory after the first page: ${memoryMegabytes(server)} MB\n`);
console.log(
  "| page | raw kB | br kB | cold ms | p50 ms | p99 ms | requests per CPU second | bare node:http | ratio |",
);
console.log("| --- | --: | --: | --: | --: | --: | --: | --: | --: |");
for (const [name, path] of Object.entries(PAGES)) {
  const cold = await ask(url + path);
  const raw = Buffer.byteLength(await (await fetch(url + path)).text());
  const ours = await load(url + path, server);
  const bare = await loadBareServer(await ask(url + path));
  const cells = [
    name,
    ...[raw / 1000, cold.body.byteLength / 1000, cold.milliseconds, ours.p50, ours.p99].map((value) =>
      value.toFixed(value < 10 ? 1 : 0),
    ),
    ...[ours.perSecond, bare.perSecond].map((value) => value.toFixed(0)),
    (ours.perSecond / bare.perSecond).toFixed(2),
  ];
  console.log(`| ${cells.join(" | ")} |`);
}
console.log(`\nmemory after the run: ${memoryMegabytes(server)} MB`);
server.kill();
await once(server, "exit");
folder.remove();
