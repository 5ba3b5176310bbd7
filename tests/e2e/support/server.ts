import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVE, SERVE_ENV } from "../../../scripts/build/project.mjs";
import { freePort } from "../../support/free-port";
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

/**
 * Starts the server, optionally with another Node.js executable; returns the process and a function that returns its output so
 * far.
 */
export function spawnSite(
  env: Record<string, string>,
  node = process.execPath,
): { process: ChildProcess; output: () => string } {
  let written = "";
  const child = spawn(node, SERVE, {
    env: {
      ...process.env,
      ...SERVE_ENV,
      HOST: "127.0.0.1",
      SIGNING_SECRET: TEST_SECRET,
      SUPABASE_SECRET_KEY: "secret",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (written += chunk.toString()));
  }
  return { process: child, output: () => written };
}

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

async function answers(url: string, site: ReturnType<typeof spawnSite>): Promise<void> {
  for (const deadline = Date.now() + 240_000; Date.now() < deadline;) {
    if (site.process.exitCode !== null) throw new Error(`The server ended:\n${site.output()}`);
    const response = await fetch(`${url}/favicon.svg`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    if (response?.ok) return;
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
