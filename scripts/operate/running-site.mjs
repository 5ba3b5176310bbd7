/**
 * Sends commands to the site that uses the data folder, over its socket. Plain JavaScript, because the Docker image has nothing to
 * run TypeScript.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join, relative, resolve } from "node:path";

/** The errors of a socket without a listener: no site runs, or the last process was killed. */
const NOBODY = ["ENOENT", "ECONNREFUSED", "ENOTDIR"];

/** Loads the settings in `.env`, like `npm start`. Environment variables take precedence. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile?.(".env");
}

export const isHosted = () => Boolean(process.env.SUPABASE_URL?.trim());

const dataFolder = () => resolve(process.env.DATA_DIR?.trim() || "./data");

/** The name of the database that commands use, for messages to the operator. */
export const databaseName = () => (isHosted() ? process.env.SUPABASE_URL : `le dossier ${dataFolder()}`);

/**
 * Sends a command to the site that uses the data folder; resolves to its response, or to null if no site runs or the backend is hosted.
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<import("node:http").IncomingMessage | null>}
 */
export function sendToSite(path, body = null) {
  if (isHosted()) return Promise.resolve(null);
  const socket = join(dataFolder(), "operator.sock");
  const fromHere = join(".", relative(process.cwd(), socket));
  const socketPath = fromHere.length < socket.length ? fromHere : socket;
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path, method: "POST" }, done);
    asked.once("error", (error) => (NOBODY.includes(error.code) ? done(null) : fail(error)));
    asked.end(JSON.stringify(body));
  });
}

/** Runs a command that opens the backend without the site, then exits with its exit code. */
export function runWithoutSite(...command) {
  const script = ["scripts/build/run-in-vite.mjs", "scripts/operate/without-site.ts", ...command];
  const { status } = spawnSync(process.execPath, script, { stdio: "inherit" });
  process.exit(status ?? 1);
}
