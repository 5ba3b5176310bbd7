import { spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import { exitCode, spawnSite, temporaryFolder } from "../support/server";

test.setTimeout(180_000);

/** Runs a command with the settings of `npm start`; `output` returns what the command has written. */
function run(command: string, args: string[], env: Record<string, string>) {
  let written = "";
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (written += chunk.toString()));
  return { child, output: () => written };
}

const START = "scripts/operate/start.mjs";
const settings = (port: number) => ({
  DATA_DIR: "memory://",
  HOST: "127.0.0.1",
  PORT: String(port),
  SITE_URL: "https://faq-alim.example",
});

test("invalid settings end the process with one sentence", async () => {
  const site = spawnSite({
    SUPABASE_URL: "https://projet.supabase.co",
    SITE_URL: "https://faq-alim.example",
    PORT: String(await freePort()),
  });
  expect(await exitCode(site.process)).toBe(78);
  expect(site.output().trim()).toBe(
    "Réglages à corriger : SUPABASE_PUBLISHABLE_KEY manque, alors que SUPABASE_URL est donnée.",
  );
});

test("a busy port ends npm start with one sentence", async () => {
  const port = await freePort();
  const other = createServer().listen(port, "127.0.0.1");
  const { child, output } = run(process.execPath, [START], settings(port));
  expect(await exitCode(child)).toBe(1);
  expect(output()).toContain(`Le port ${port} est déjà pris par un autre programme : `);
  other.close();
});

test("on a terminal npm start shows a box, then a line for each page; --open opens the browser", async () => {
  test.skip(process.platform !== "linux" || !existsSync("/usr/bin/script"), "needs a terminal");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const folder = temporaryFolder();
  const opened = join(folder.path, "opened");
  mkdirSync(join(folder.path, "bin"));
  writeFileSync(join(folder.path, "bin", "xdg-open"), `#!/bin/sh\necho "$1" > ${opened}\n`, { mode: 0o755 });
  const PATH = `${join(folder.path, "bin")}:${process.env["PATH"]}`;
  const terminal = ["-qefc", `stty cols 120; exec ${process.execPath} ${START} --open`, "/dev/null"];
  const { child, output } = run("script", terminal, { ...settings(port), PATH });
  await expect.poll(output, { timeout: 120_000 }).toContain("│ Arrêter : Ctrl+C");
  expect(output()).toContain(`│ Le site répond sur ${url} `);
  expect(output()).toContain("│ Courriels : en attente dans la base, sans SMTP_URL");
  await expect.poll(() => existsSync(opened)).toBe(true);

  for (const path of ["/recherche?q=quinoa", "/favicon.svg"]) await fetch(url + path);
  await expect.poll(output).toMatch(/^\d\d:\d\d:\d\d GET \/recherche 200 [\d.]+ ms\r?$/m);
  expect(output()).not.toMatch(/quinoa|favicon/);
  expect(output().split("✓").at(-1)?.trim().split("\n").length).toBeLessThan(15);
  child.kill("SIGTERM");
  await exitCode(child);
  folder.remove();
});

test("ending `npm start` ends the site", async () => {
  const port = await freePort();
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
  const { child } = run("npm", ["start"], settings(port));
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  child.kill("SIGTERM");
  await expect.poll(answers).toBe(false);
});
