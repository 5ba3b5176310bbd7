import { once } from "node:events";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { connect, createServer } from "node:net";
import { join, resolve } from "node:path";
import { contactFields } from "../../support/forms";
import { samplePaths } from "../../support/contents";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import {
  exitCode,
  messagesIn,
  responds,
  runLogged,
  runOperator,
  runPublish,
  spawnSite,
  startSite,
  temporaryFolder,
} from "../support/server";

test.setTimeout(180_000);

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
  const { process: child, output } = runLogged(process.execPath, [START], settings(port));
  expect(await exitCode(child)).toBe(1);
  expect(output()).toContain(`Le port ${port} est déjà pris par un autre programme : `);
  other.close();
});

test("on a terminal npm start says where the site is, and logs no request", async () => {
  test.skip(process.platform !== "linux" || !existsSync("/usr/bin/script"), "needs a terminal");
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const terminal = ["-qefc", `exec ${process.execPath} ${START}`, "/dev/null"];
  const { process: child, output } = runLogged("script", terminal, settings(port));
  await expect.poll(output, { timeout: 120_000 }).toContain(`[remix-serve] http://localhost:${port}`);
  expect(output()).toContain("Courriels : en attente dans la base, sans SMTP_URL.");
  for (const path of ["/recherche?q=quinoa", "/favicon.svg"]) await fetch(url + path);
  child.kill("SIGTERM");
  await exitCode(child);
  expect(output()).not.toMatch(/recherche|favicon/);
});

test("ending `npm start` ends the site", async () => {
  const port = await freePort();
  const answers = () => responds(`http://127.0.0.1:${port}/favicon.svg`);
  const { process: child } = runLogged("npm", ["start"], settings(port));
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  child.kill("SIGTERM");
  await expect.poll(answers).toBe(false);
});

test("a killed site restarts with all of its data, and a second process on its data refuses to start", async () => {
  test.setTimeout(300_000);
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, SITE_URL: "https://faq-alim.example" };
  const first = await startSite(settings);
  const second = spawnSite({ ...settings, PORT: String(await freePort()) });
  expect(await exitCode(second.process)).toBe(1);
  expect(second.output().trim()).toMatch(
    /^Le dossier de données « .+ » est déjà utilisé par un autre processus.*\.$/,
  );
  const before = await (await fetch(`${first.url}/categorie/sport-et-energie`)).text();
  const body = new URLSearchParams({ ...contactFields(), message: "Bonjour." });
  const sent = await fetch(`${first.url}/contact`, { method: "POST", body });
  expect(await sent.text()).toContain("Ce site n’envoie pas encore de courriels");
  await first.kill();
  const metricsPort = await freePort();
  const again = await startSite({
    ...settings,
    METRICS_PORT: String(metricsPort),
    INVOCATION_ID: "from systemd",
  });
  expect(await (await fetch(`${again.url}/categorie/sport-et-energie`)).text()).toBe(before);

  await test.step("while the site runs, only the user that runs it can read the messages", async () => {
    expect(statSync(join(folder.path, "operator.sock")).mode & 0o777).toBe(0o600);
    expect(await messagesIn(folder.path)).toEqual(["Riz"]);
  });

  await test.step("a backup made while the site runs can be restored in another folder", async () => {
    const backup = join(folder.path, "backup.tar.gz");
    await runOperator("backup", folder.path, backup);
    const elsewhere = temporaryFolder();
    await runOperator("restore", elsewhere.path, backup);
    expect(await messagesIn(elsewhere.path)).toEqual(["Riz"]);
    elsewhere.remove();
  });

  await test.step("the site counts requests, and logs each request as JSON without search term or situation", async () => {
    const list = "/aliments/pour/enceinte";
    for (const path of ["/recherche?q=quinoa", list, `${list}.pdf`, "/aliments?aliment=brie&pour=enceinte"])
      expect((await fetch(again.url + path)).status).toBe(200);
    const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    await expect.poll(metrics).toMatch(/^faqalim_requests_total{status="2xx"} [2-9]/m);
    expect(await metrics()).toContain("faqalim_backend_down 0");
    const isSearch = (line: string) => line.includes('"path":"/recherche"');
    await expect.poll(() => again.output().split("\n").find(isSearch)).toBeDefined();
    const line: unknown = JSON.parse(again.output().split("\n").find(isSearch) ?? "");
    expect(line).toEqual({
      time: expect.stringMatching(/^\d{4}-.+Z$/),
      level: "info",
      method: "GET",
      path: "/recherche",
      status: 200,
      ms: expect.any(Number),
    });
    expect(again.output() + (await metrics())).not.toMatch(/quinoa|enceinte/);
  });

  await test.step("publishing stops the site's process, so that systemd starts it again; publishing once more reports that no site is running", async () => {
    expect(await runPublish({ DATA_DIR: folder.path })).toMatch(/^Le site redémarre/);
    await again.ended();
    expect(await runPublish({ DATA_DIR: folder.path })).toMatch(/^Aucun site ne tourne ici/);
  });
  await again.stop();
  folder.remove();
});

test("a message that the disk cannot store is not acknowledged, loaded pages stay, and the site recovers without a restart", async () => {
  const folder = temporaryFolder();
  const failing = join(folder.path, "failing");
  const site = await startSite({
    DATA_DIR: folder.path,
    SITE_URL: "https://faq-alim.example",
    FAILING_DISK: failing,
    NODE_OPTIONS: `--import ${resolve("tests/support/failing-disk.mjs")}`,
  });
  const post = async (subject: string) => {
    const body = new URLSearchParams({ ...contactFields(), subject });
    return (await fetch(`${site.url}/contact`, { method: "POST", body, redirect: "manual" })).status;
  };
  const status = async (path: string) => (await fetch(site.url + path)).status;
  await expect.poll(() => status("/sante/pret"), { timeout: 60_000 }).toBe(200);
  await expect.poll(() => post("Before"), { timeout: 60_000 }).toBe(303);
  writeFileSync(failing, "");
  expect(await post("Lost")).toBe(503);
  await expect.poll(() => status("/sante/pret"), { timeout: 60_000 }).toBe(503);
  expect(await status(samplePaths.category)).toBe(200);
  rmSync(failing);
  await expect.poll(() => post("After"), { timeout: 60_000 }).toBe(303);
  await expect.poll(() => status("/sante/pret"), { timeout: 30_000 }).toBe(200);
  // A read is refused until the backend's next check, which this write may precede.
  await expect(async () =>
    expect(await messagesIn(folder.path)).toEqual(expect.arrayContaining(["Before", "After"])),
  ).toPass({ timeout: 60_000 });
  await site.stop();
  folder.remove();
});

test("a site that ends is not ready, serves for DRAIN_SECONDS, responds to a pending post, and does not wait for idle connections", async () => {
  const writes: ServerResponse[] = [];
  // Contains only one question: a backend without any would count as down.
  const port = await freePort();
  const backend = createHttpServer(({ url = "" }, response) => {
    if (url.includes("/rpc/faqalim_subscribe")) return void writes.push(response);
    response.setHeader("Content-Type", "application/json");
    if (url.endsWith("/faqalim_faqs?select=id&limit=1")) return response.end('[{"id":1}]');
    if (url.includes("/faqalim_content_version")) return response.end('{"version":1}');
    response.end(url.includes("/rpc/faqalim_withdrawn") ? '{"faqs":[],"quizzes":[],"foods":[]}' : "[]");
  }).listen(port, "127.0.0.1");
  const site = await startSite({
    ...{ SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_PUBLISHABLE_KEY: "public" },
    ...{ SITE_URL: "https://faq-alim.example", DRAIN_SECONDS: "2" },
  });
  const ask = (path: string) =>
    fetch(site.url + path).then(
      async (answer) => [answer.status, await answer.text()],
      () => ["closed"],
    );
  await expect.poll(() => ask("/sante/pret"), { timeout: 60_000 }).toEqual([200, "ok"]);
  const idle = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(idle, "connect");
  const idleEnds = once(idle.resume(), "close");
  const body = new URLSearchParams({ email: "lea@exemple.fr", site_web: "" });
  const answered = fetch(`${site.url}/newsletter`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => writes.length).toBe(1);

  const ended = site.stop();
  await expect.poll(() => ask("/sante/pret")).toEqual([503, "Le serveur s’arrête."]);
  expect(await ask("/sante")).toEqual([200, "ok"]);
  await expect.poll(() => ask("/sante")).toEqual(["closed"]);
  // Like PostgREST for a function without a result.
  for (const response of writes) response.writeHead(204).end();
  expect((await answered).status).toBe(303);
  await Promise.all([ended, idleEnds]);
  backend.close();
});
