import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const LINKED = [
  "app",
  "compiler",
  "content",
  "node_modules",
  "package.json",
  "scripts",
  "supabase",
  "vite-scripts.config.ts",
];

it("a restore goes to the data folder of .env", async () => {
  const [project, data] = [mkdtempSync(join(tmpdir(), "faqalim-")), mkdtempSync(join(tmpdir(), "faqalim-"))];
  for (const path of LINKED) symlinkSync(resolve(path), join(project, path));
  writeFileSync(join(project, ".env"), `DATA_DIR=${data}\n`);
  const env = { ...process.env };
  delete env["DATA_DIR"];
  const command = ["scripts/build/run-in-vite.mjs", "scripts/operate/restore.ts", "nothing.tar.gz"];
  await expect(promisify(execFile)(process.execPath, command, { cwd: project, env })).rejects.toThrow(
    "nothing.tar.gz",
  );
  expect([data, join(project, "data")].map((folder) => existsSync(join(folder, "lock")))).toEqual([
    true,
    false,
  ]);
});
