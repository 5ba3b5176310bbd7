/** An operator's command runs in the site that has locked the data folder. If no site runs, it starts a process of its own. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open, rename, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";

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

/** Runs a command, and writes its output to the file, if there is one. If it fails, says why, and the exit code is 1. */
export async function runCommand(command, args, file) {
  readEnvFile();
  try {
    const output = outputOf(command, args);
    if (file) console.log(`${file} : ${await writeWhole(file, output)} octets.`);
    else for await (const part of output) process.stdout.write(part);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

async function* outputOf(command, args) {
  const answer = await sendToSite(command, args);
  if (!answer) return yield* outputWithoutSite(command, ...args);
  if (answer.statusCode !== 200) throw new Error(await text(answer));
  return yield* answer;
}

/** Opens the backend in another process, which can run TypeScript. */
async function* outputWithoutSite(...command) {
  const script = ["scripts/build/run-in-vite.mjs", "scripts/operate/without-site.ts", ...command];
  const child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "pipe"] });
  const [ended, said] = [once(child, "close"), text(child.stderr)];
  yield* child.stdout;
  const [code] = await ended;
  if (code !== 0) throw new Error((await said).trim());
}

/** For its owner only; complete or missing, also after a power cut. */
async function writeWhole(path, output) {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    await writeFile(unfinished, output, { flag: "wx", mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
  return (await stat(path)).size;
}
