import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const COMMAND = resolve("scripts/operate/command.mjs");

let folder = "";
let sites: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "faqalim-messages-"));
});
afterEach(() => {
  for (const site of sites) site.close();
  sites = [];
  rmSync(folder, { recursive: true });
});

/** Answers operator commands on the socket in the folder, as the running site does. */
async function runSite(answer: RequestListener): Promise<Server> {
  const site = createServer(answer);
  sites.push(site);
  await new Promise<void>((done) => site.listen(join(folder, "operator.sock"), done));
  return site;
}

/** Runs `npm run messages`, in the folder, so that no `.env` of the project is read. */
function messages(args: string[], env: Record<string, string> = {}) {
  const command = [COMMAND, "messages", ...args];
  return promisify(execFile)(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, DATA_DIR: folder, ...env },
  });
}

describe("an export to a file", () => {
  it("contains what the site answers, for its owner only, and prints no subscriber", async () => {
    const csv = "\ufeffemail,confirmed_at\nlea@exemple.fr,2026-11-21\n";
    const asked: string[] = [];
    await runSite((request, response) => {
      void text(request).then((body) => {
        asked.push(`${request.url} ${body}`);
        response.end(csv);
      });
    });
    const { stdout } = await messages(["export", "newsletter", "abonnes.csv"]);
    const file = join(folder, "abonnes.csv");
    expect(asked).toEqual(['/messages ["export","newsletter"]']);
    expect(stdout).toBe(`abonnes.csv : ${Buffer.byteLength(csv)} octets.\n`);
    expect(readFileSync(file, "utf8")).toBe(csv);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

it("an interrupted backup leaves no file with the name of the backup", async () => {
  const backup = join(folder, "backup.tar.gz");
  // A site that sends half of a backup and then stalls.
  const site = await runSite((_, response) => {
    response.writeHead(200, { "Content-Length": 100 });
    response.write("x".repeat(50), () => site.emit("half sent"));
  });
  const run = async () => {
    const halfSent = once(site, "half sent");
    const env = { ...process.env, DATA_DIR: folder };
    const command = spawn(process.execPath, [COMMAND, "backup", backup], { env, stdio: "ignore" });
    await halfSent;
    return command;
  };
  const killed = await run();
  killed.kill("SIGKILL");
  await once(killed, "exit");
  expect(existsSync(backup)).toBe(false);
  const cutShort = await run();
  const ending = once(cutShort, "exit");
  site.closeAllConnections();
  expect(await ending).toEqual([1, null]);
  expect(existsSync(backup)).toBe(false);
});

it("without a database in the data folder, the command says so, and makes none", async () => {
  const nowhere = join(folder, "nowhere");
  const env = { ...process.env, DATA_DIR: nowhere, SUPABASE_URL: "" };
  await expect(promisify(execFile)(process.execPath, [COMMAND, "messages", "list"], { env })).rejects.toThrow(
    `Il n’y a pas de base dans « ${nowhere} » : corrigez DATA_DIR.`,
  );
  expect(existsSync(nowhere)).toBe(false);
});
