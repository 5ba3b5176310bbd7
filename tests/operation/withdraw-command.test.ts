import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A project with a faulty question. Its withdrawal script only prints its arguments, because there is no database. */
let project = "";

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
};

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "faqalim-withdraw-"));
  write("content/faq/tambours/autre.md", "---\nid: 103\n---\n\nDes “guillemets” anglais.\n");
  write("scripts/operate/command.mjs", "console.log(...process.argv.slice(2));");
  for (const path of ["app", "node_modules", "tsconfig.json", "scripts/content", "scripts/build"]) {
    symlinkSync(resolve(path), join(project, path));
  }
});
afterAll(() => rmSync(project, { recursive: true }));

it("a question is withdrawn although the contents have a fault", () => {
  const command = [
    "node_modules/tsx/dist/cli.mjs",
    "scripts/content/content.ts",
    "retirer",
    "102",
    "--annuler",
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: project, encoding: "utf8" });
  expect(stdout).toBe("withdraw 102 --annuler\n");
  expect(stderr).toBe("");
  expect(status).toBe(0);
});
