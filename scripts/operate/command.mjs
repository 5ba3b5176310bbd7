/** Runs a command in the site that uses the data folder or, if none does, without it. Backups and exports go to a file. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { dataFolder, readEnvFile, sendToSite } from "./running-site.mjs";

function fileOf(command, args) {
  if (command === "messages") return args[0] === "export" && args.find((arg) => arg.endsWith(".csv"));
  if (command !== "backup") return undefined;
  if (args.length === 0)
    throw new Error("npm run backup -- sauvegardes/2026-11-22.tar.gz   le fichier à écrire");
  return args[0];
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

readEnvFile();
const [command, ...given] = process.argv.slice(2);
try {
  const file = fileOf(command, given);
  const output = outputOf(
    command,
    given.filter((arg) => arg !== file),
  );
  if (file) console.log(`${file} : ${await writeWhole(file, output)} octets.`);
  else for await (const part of output) process.stdout.write(part);
  // The site's metrics contain its time.
  if (command === "backup") await writeFile(join(dataFolder(), "last-backup"), "");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
