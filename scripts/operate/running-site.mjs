import { existsSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";

/** No site runs, or the last process was killed. */
const NOBODY = ["ENOENT", "ECONNREFUSED", "ENOTDIR"];

/** Environment variables take precedence. */
export function readEnvFile() {
  if (existsSync(".env")) process.loadEnvFile(".env");
}

export const isHosted = () => Boolean(process.env.SUPABASE_URL?.trim());

export const dataFolder = () => process.env.DATA_DIR?.trim() || "./data";

/** Resolves to the response of the site that uses the data folder, or to null if none runs or the backend is hosted. */
export function sendToSite(command, args = []) {
  if (isHosted()) return Promise.resolve(null);
  const socketPath = join(dataFolder(), "operator.sock");
  return new Promise((done, fail) => {
    const asked = request({ socketPath, path: `/${command}`, method: "POST" }, done);
    asked.once("error", (error) => (NOBODY.includes(error.code) ? done(null) : fail(error)));
    asked.end(JSON.stringify(args));
  });
}
