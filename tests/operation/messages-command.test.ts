import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
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

/** Answers operator commands on a socket in the folder, as the running site does. Returns the arguments that it was asked with. */
async function runSite(socket: string, answer: string): Promise<string[]> {
  const asked: string[] = [];
  const site = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(`${request.url} ${body}`);
      response.end(answer);
    });
  });
  sites.push(site);
  await new Promise<void>((done) => site.listen(join(folder, socket), done));
  return asked;
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
    const asked = await runSite("operator.sock", csv);
    const { stdout } = await messages(["export", "newsletter", "abonnes.csv"]);
    const file = join(folder, "abonnes.csv");
    expect(asked).toEqual(['/messages ["export","newsletter"]']);
    expect(stdout).toBe(`abonnes.csv : ${Buffer.byteLength(csv)} octets.\n`);
    expect(readFileSync(file, "utf8")).toBe(csv);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

it("without a database in the data folder, the command says so, and makes none", async () => {
  const nowhere = join(folder, "nowhere");
  const env = { ...process.env, DATA_DIR: nowhere, SUPABASE_URL: "" };
  await expect(promisify(execFile)(process.execPath, [COMMAND, "messages", "list"], { env })).rejects.toThrow(
    `Il n’y a pas de base dans « ${nowhere} » : corrigez DATA_DIR.`,
  );
  expect(existsSync(nowhere)).toBe(false);
});
