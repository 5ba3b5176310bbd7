import { spawn } from "node:child_process";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { freePort } from "../../support/free-port";
import { answerNothing, startEmptyBackend } from "../support/empty-backend";
import { expect, test } from "../support/fixtures";
import { exitCode, type Site, spawnSite, startSite, temporaryFolder } from "../support/server";

test("ending `npm start` ends the site", async () => {
  test.setTimeout(120_000);
  const url = `http://127.0.0.1:${await freePort()}`;
  const answers = () =>
    fetch(`${url}/favicon.svg`).then(
      ({ ok }) => ok,
      () => false,
    );
  const folder = temporaryFolder();
  const npm = spawn("npm", ["start"], {
    env: { ...process.env, DATA_DIR: folder.path, PORT: new URL(url).port },
  });
  await expect.poll(answers, { timeout: 60_000 }).toBe(true);
  npm.kill("SIGTERM");
  await expect.poll(answers).toBe(false);
  folder.remove();
});

/** Stops a site while a connection is open without a request. */
async function endDuringConnection(site: Site): Promise<void> {
  const connection = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(connection, "connect");
  await Promise.all([once(connection.resume(), "close"), site.stop()]);
}

test("a site logs its URL, and exits with one sentence if the port is in use", async () => {
  test.setTimeout(120_000);
  const backend = await startEmptyBackend();
  const first = await startSite(backend.settings);
  expect(first.output()).toContain(`\nLe site répond sur ${first.url}.\n`);
  expect(first.output()).not.toContain("localhost:3000");
  const { port } = new URL(first.url);
  const second = spawnSite({ ...backend.settings, PORT: port });
  expect(await exitCode(second.process)).toBe(1);
  expect(second.output().trim().split("\n").at(-1)).toMatch(
    new RegExp(`^Le port ${port} est déjà pris par un autre programme.+PORT\\.$`),
  );
  await first.stop();
  backend.server.close();
});

test("without SITE_URL a site warns at startup, and an idle connection does not delay its shutdown", async () => {
  test.setTimeout(120_000);
  const site = await startSite({ SITE_URL: "" });
  const { port } = new URL(site.url);
  expect(site.output()).toMatch(
    new RegExp(`^SITE_URL n’est pas donnée .*http://localhost:${port} .*\\.$`, "m"),
  );
  await endDuringConnection(site);
  expect(site.output()).not.toContain('"level":"error"');
});

test("an idle connection does not delay the shutdown of a site with a hosted backend", async () => {
  const backend = await startEmptyBackend();
  await endDuringConnection(await startSite(backend.settings));
  backend.server.close();
});

test("a pending request gets its response during shutdown", async () => {
  const writes: ServerResponse[] = [];
  const { server: backend, settings } = await startEmptyBackend((request, response) =>
    request.url?.includes("/rpc/faqalim_subscribe")
      ? void writes.push(response)
      : answerNothing(request, response),
  );
  const site = await startSite(settings);
  // Use a POST: writes have a longer deadline than reads.
  const body = new URLSearchParams({ email: "lea@exemple.fr", site_web: "" });
  const answered = fetch(`${site.url}/newsletter`, { method: "POST", body, redirect: "manual" });
  await expect.poll(() => writes.length).toBe(1);
  const ended = site.stop();
  await expect
    .poll(() =>
      fetch(`${site.url}/favicon.svg`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  // Like PostgREST for a function without a result.
  for (const response of writes) response.writeHead(204).end();
  expect((await answered).status).toBe(303);
  await ended;
  backend.close();
});

test("with DRAIN_SECONDS a site that shuts down still serves requests, but is not ready", async () => {
  const backend = await startEmptyBackend();
  const site = await startSite({ ...backend.settings, DRAIN_SECONDS: "2" });
  const ask = (path: string, method = "GET") =>
    fetch(site.url + path, { method }).then(
      async (answer) => [answer.status, await answer.text()],
      () => ["closed"],
    );
  await expect.poll(() => ask("/sante/pret")).toEqual([200, "ok"]);
  expect(await ask("/sante/pret", "HEAD")).toEqual([200, ""]);
  const ended = site.stop();
  await expect.poll(() => ask("/sante/pret")).toEqual([503, "Le serveur s’arrête."]);
  expect(await ask("/sante")).toEqual([200, "ok"]);
  await expect.poll(() => ask("/sante")).toEqual(["closed"]);
  await ended;
  backend.server.close();
});
