import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const START = resolve("scripts/operate/start.mjs");
/** The folder of a project whose packages are not installed. */
let project = "";

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "faqalim-start-"));
  const root = { name: "site", version: "1.0.0", dependencies: { isbot: "5.2.3" } };
  const locked = { version: "5.2.3", resolved: "http://127.0.0.1:9/isbot.tgz" };
  const lock = { ...root, lockfileVersion: 3, packages: { "": root, "node_modules/isbot": locked } };
  writeFileSync(join(project, "package.json"), JSON.stringify(root));
  writeFileSync(join(project, "package-lock.json"), JSON.stringify(lock));
});
afterAll(() => rmSync(project, { recursive: true }));

function start(env: Record<string, string> = {}, nodeOptions: string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...nodeOptions, START], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: "memory://", ...env },
  });
  return { status, sentence: stderr.trim() };
}

describe("npm start exits with code 1 and one sentence", () => {
  it("on a Node that is too old", () => {
    const old = "data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.19.0'})";
    const sentence = "Le site demande Node 20.19, 22.12 ou plus récent, et cette machine a Node 18.19.0.";
    expect(start({}, ["--import", old])).toEqual({ status: 1, sentence });
  });

  it("without a network to install from", () => {
    const offline = {
      npm_config_registry: "http://127.0.0.1:9",
      npm_config_cache: join(project, "npm"),
      npm_config_fetch_retries: "0",
    };
    const sentence =
      "Les paquets n’ont pas pu être téléchargés : vérifiez la connexion à Internet, puis relancez « npm start ».";
    expect(start(offline)).toEqual({ status: 1, sentence });
  });
});
