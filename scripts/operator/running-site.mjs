/** The site that runs on this machine, asked through its socket. Plain JavaScript without packages: the image has no others. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { request } from "node:http";
import { join, relative, resolve } from "node:path";

/** No site listens there: none runs, or the last one was killed. */
const NOBODY = ["ENOENT", "ECONNREFUSED", "ENOTDIR"];

/** Reads the settings in `.env`, as `npm start` does; the environment's own come first. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile?.(".env");
}

/**
 * Sends a command to the site that has the data folder open, and resolves to its answer; to null if none runs, or if the
 * backend is hosted.
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<import("node:http").IncomingMessage | null>}
 */
export function askRunningSite(path, body = null) {
  if (process.env.SUPABASE_URL?.trim()) return Promise.resolve(null);
  const socket = resolve(process.env.DATA_DIR?.trim() || "./data", "operator.sock");
  const fromHere = join(".", relative(process.cwd(), socket));
  const socketPath = fromHere.length < socket.length ? fromHere : socket;
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path, method: "POST" }, done);
    asked.once("error", (error) => (NOBODY.includes(error.code) ? done(null) : fail(error)));
    asked.end(JSON.stringify(body));
  });
}

/** Runs a script that opens the backend itself, and ends with its exit code. */
export function runWithoutSite(script, args) {
  const command = ["node_modules/vite-node/vite-node.mjs", "--config", "vitest.config.ts", script, "--"];
  const { status } = spawnSync(process.execPath, [...command, ...args], { stdio: "inherit" });
  process.exit(status ?? 1);
}
