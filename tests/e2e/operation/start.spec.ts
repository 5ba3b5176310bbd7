import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import { exitCode, spawnSite } from "../support/server";

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

test("on a terminal npm start says where the site is, and logs no request", async () => {
  test.skip(process.platform !== "linux" || !existsSync("/usr/bin/script"), "needs a terminal");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const terminal = ["-qefc", `exec ${process.execPath} ${START}`, "/dev/null"];
  const { child, output } = run("script", terminal, settings(port));
  await expect.poll(output, { timeout: 120_000 }).toContain(`[remix-serve] http://localhost:${port}`);
  expect(output()).toContain("Courriels : en attente dans la base, sans SMTP_URL.");
  for (const path of ["/recherche?q=quinoa", "/favicon.svg"]) await fetch(url + path);
  child.kill("SIGTERM");
  await exitCode(child);
  expect(output()).not.toMatch(/recherche|favicon/);
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
