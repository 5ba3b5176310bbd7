import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { SERVE, SERVE_ENV } from "../../../scripts/build/project.mjs";
import { freePort } from "../../support/free-port";
import { startProxy } from "../../support/proxy";
import { TEST_SECRET } from "../../support/signing";

/** The built site, served by remix-serve on its own port. */
export type Site = {
  url: string;
  /** Returns the process's output so far. */
  output: () => string;
  /** Waits until the process ends by itself. */
  ended: () => Promise<void>;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
};

/** Runs a command; returns the process and a function that returns its output so far. */
export function runLogged(command: string, args: readonly string[], env: Record<string, string>) {
  let written = "";
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (written += chunk.toString()));
  return { process: child, output: () => written };
}

/** Starts the server, optionally with another Node.js executable. */
export const spawnSite = (env: Record<string, string>, node = process.execPath) =>
  runLogged(node, SERVE, {
    ...{ ...SERVE_ENV, HOST: "127.0.0.1", SIGNING_SECRET: TEST_SECRET, SUPABASE_SECRET_KEY: "secret" },
    ...env,
  });

/**
 * Starts a site and waits until it responds. Without DATA_DIR and SUPABASE_URL, the site's data is in memory, which is fastest.
 */
export async function startSite(env: Record<string, string> = {}, node?: string): Promise<Site> {
  const port = await freePort();
  const data = env["SUPABASE_URL"] ? undefined : { DATA_DIR: "memory://" };
  const site = spawnSite({ PORT: String(port), ...data, ...env }, node);
  const url = `http://127.0.0.1:${port}`;
  const ended = () =>
    new Promise<void>((resolve) => {
      if (site.process.exitCode !== null || site.process.signalCode !== null) return resolve();
      site.process.once("exit", () => resolve());
    });
  const end = async (signal: NodeJS.Signals) => {
    const exit = ended();
    site.process.kill(signal);
    await exit;
  };
  try {
    await answers(url, site);
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return { url, output: site.output, ended, stop: () => end("SIGTERM"), kill: () => end("SIGKILL") };
}

/** Whether a site responds to a request of this URL. */
export const responds = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function answers(url: string, site: ReturnType<typeof spawnSite>): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline;) {
    if (site.process.exitCode !== null) throw new Error(`The server ended:\n${site.output()}`);
    if (await responds(`${url}/favicon.svg`)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server did not respond:\n${site.output()}`);
}

/** Waits until a process exits by itself; returns its exit code. */
export const exitCode = (process: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => process.once("exit", (code) => resolve(code)));

/** Creates an empty folder for a test's data. */
export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "faqalim-data-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

type Answer = { status?: number; headers: IncomingHttpHeaders; bytes: Buffer; html: string };

type Options = { method?: string; headers?: OutgoingHttpHeaders; agent?: Agent; body?: string };

/** Sends requests that `fetch` refuses to send or changes. Does not decompress the response. */
export function ask(origin: string, path: string, { body = "", ...options }: Options = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode, headers: response.headers, bytes, html: bytes.toString() });
      });
    });
    sent.on("error", reject).end(body);
  });
}

/** Starts two instances behind one URL. */
export async function startPair(settings: Record<string, string>): Promise<Pick<Site, "url" | "stop">> {
  // Imported here, because other runs do not need it.
  const { PUBLISHABLE_KEY, SECRET_KEY, startPostgres, startRealBackend } =
    await import("../../contract/postgres/real-backend");
  const postgres = await startPostgres();
  const backend = await startRealBackend(postgres.port);
  const start = () =>
    startSite({
      ...settings,
      SUPABASE_URL: backend.url,
      SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      SUPABASE_SECRET_KEY: SECRET_KEY,
    });
  const instances = await Promise.all([start(), start()]);
  const ports = instances.map(({ url }) => new URL(url).port);
  let turn = 0;
  // Consecutive requests reach different instances.
  const proxy = await startProxy(() => ({ port: ports[(turn += 1) % ports.length] }));
  const stop = async () => {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
    await backend.stop();
    await postgres.stop();
  };
  return { url: proxy.url, stop };
}

/** Runs an operator command on a data folder and returns its output. @throws Error with the command's error output */
export async function runOperator(
  command: "messages" | "backup" | "restore",
  dataDir: string,
  ...args: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)("npm", ["run", "--silent", command, "--", ...args], {
    env: { ...process.env, DATA_DIR: dataDir, SIGNING_SECRET: TEST_SECRET },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** Runs the second half of `npm run content -- publier` and returns its output. @throws Error with its error output */
export async function runPublish(env: Record<string, string>): Promise<string> {
  const options = { env: { ...process.env, SIGNING_SECRET: TEST_SECRET, ...env } };
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/operate/publish.mjs"], options);
  return stdout.trim();
}

/** The subjects of all exported messages of a data folder. */
export async function messagesIn(dataDir: string): Promise<string[]> {
  const csv = await runOperator("messages", dataDir, "export");
  return csv
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[4] ?? "");
}
