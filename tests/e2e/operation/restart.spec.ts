import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/fixtures";
import { contactFields } from "../../support/contact-fields";
import { freePort } from "../../support/free-port";
import { messagesIn, runOperator, runPublish } from "../support/messages-command";
import { exitCode, spawnSite, startSite, temporaryFolder } from "../support/server";

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
    expect(await runPublish(folder.path)).toMatch(/^Le site redémarre/);
    await again.ended();
    expect(await runPublish(folder.path)).toMatch(/^Aucun site ne tourne ici/);
  });
  await again.stop();
  folder.remove();
});
