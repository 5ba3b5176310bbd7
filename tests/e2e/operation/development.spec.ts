import { spawn } from "node:child_process";
import { cpSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import { responds, temporaryFolder } from "../support/server";

const COPIED = [
  ...["app", "compiler", "content", "public", "scripts", "supabase"],
  ...["package.json", "package-lock.json", "remix.config.js", "tsconfig.json", "vite.config.ts"],
];

/** Copies the project, so that the test may change its contents. */
function copyProject(folder: string): void {
  const copy = (from: string, to = from) =>
    cpSync(from, join(folder, to), { recursive: true, preserveTimestamps: true });
  for (const path of COPIED) copy(path);
  // Saves making every PDF file and share image.
  copy("compiled/site", "compiled/preview");
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

const ANSWER = {
  what: "an answer",
  path: "/question/101",
  file: "faq/bases-de-la-nutrition/cafe-deshydrate.md",
  text: "le café hydrate",
};
const SAVES = [
  ANSWER,
  {
    what: "a quiz",
    path: "/quiz/3",
    file: "quiz/boire-chaque-jour.yaml",
    text: "Les boissons et l’eau des aliments",
  },
];

// A slow machine bundles and compiles before it reloads.
const RELOAD_MS = 60_000;

// Vite serves no font from behind the symbolic link.
test.use({ expectedErrors: { patterns: [/status of 403/] } });

test("`npm run dev` reloads the page of each text that is saved", async ({ page, context }) => {
  test.setTimeout(480_000);
  const project = temporaryFolder();
  copyProject(project.path);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: "memory://" };
  const server = spawn("npm", ["run", "dev"], { cwd: project.path, env, stdio: "ignore", detached: true });
  const url = `http://localhost:${port}`;
  await expect.poll(() => responds(`${url}/sante`), { timeout: 120_000 }).toBe(true);

  // Vite bundles packages during the first visit with React, and reloads the page.
  const first = await context.newPage();
  await first.goto(`${url}/quiz/3`);
  await first.mouse.move(10, 10);
  await first.waitForLoadState("networkidle");
  await first.close();

  for (const { what, path, file, text } of SAVES) {
    await test.step(what, async () => {
      const stored = join(project.path, "content", file);
      const written = readFileSync(stored, "utf8");
      await page.goto(url + path);
      await expect(page.getByText(text).first()).toBeVisible();
      writeFileSync(stored, written.replace(text, `${text} à la montagne`));
      await expect(page.getByText(`${text} à la montagne`).first()).toBeVisible({ timeout: RELOAD_MS });
    });
  }

  await test.step("a fault is above the last correct version, until it is corrected", async () => {
    const stored = join(project.path, "content", ANSWER.file);
    const written = readFileSync(stored, "utf8");
    await page.goto(url + ANSWER.path);
    writeFileSync(stored, written.replace("difficulty: facile", "difficulty: dur"));
    await expect(page.getByText("À corriger")).toBeVisible({ timeout: RELOAD_MS });
    writeFileSync(stored, written);
    await expect(page.getByText("À corriger")).toBeHidden({ timeout: RELOAD_MS });
  });

  // npm, Remix's command and the compiler.
  if (server.pid) process.kill(-server.pid);
  project.remove();
});
