/** Sends commands to the site on this machine over its socket. Plain JavaScript, because the Docker image has no tsx. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** The errors of a socket without a listener: no site runs, or the last process was killed. */
const NOBODY = ["ENOENT", "ECONNREFUSED", "ENOTDIR"];

/** Loads the settings in `.env`, like `npm start`. Environment variables take precedence. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile?.(".env");
}

export const isHosted = () => Boolean(process.env.SUPABASE_URL?.trim());

/** The name of the database that commands use, for messages to the operator. */
export const databaseName = () =>
  isHosted() ? process.env.SUPABASE_URL : `le dossier ${resolve(process.env.DATA_DIR?.trim() || "./data")}`;

/** The path at which operator-socket.server.ts opens the site's socket. */
function socketOfSite() {
  const folder = process.env.DATA_DIR?.trim();
  if (isHosted()) return resolve(folder || tmpdir(), `faq-alim-${process.env.PORT?.trim() || 3000}.sock`);
  return resolve(folder || "./data", "operator.sock");
}

/**
 * Sends a command to the running site with these settings; resolves to its response, or to null if no site runs.
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<import("node:http").IncomingMessage | null>}
 */
export function sendToSite(path, body = null) {
  const socket = socketOfSite();
  const fromHere = join(".", relative(process.cwd(), socket));
  const socketPath = fromHere.length < socket.length ? fromHere : socket;
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path, method: "POST" }, done);
    asked.once("error", (error) => (NOBODY.includes(error.code) ? done(null) : fail(error)));
    asked.end(JSON.stringify(body));
  });
}

/** Runs a script that opens the backend without the site, then exits with the script's exit code. */
export function runWithoutSite(script, args) {
  const command = ["node_modules/vite-node/vite-node.mjs", "--config", "vite-node.config.ts", script, "--"];
  const { status } = spawnSync(process.execPath, [...command, ...args], { stdio: "inherit" });
  process.exit(status ?? 1);
}
