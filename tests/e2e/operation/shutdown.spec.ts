import { spawn } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { freePort } from "../../free-port";
import { answerNothing, startEmptyBackend } from "../support/empty-backend";
import { expect, test } from "../support/fixtures";
import { type Site, startSite, temporaryFolder } from "../support/server";

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

/** Ends a site that has a connection without a request. */
async function endDuringConnection(site: Site): Promise<void> {
  const connection = connect(Number(new URL(site.url).port), "127.0.0.1");
  await once(connection, "connect");
  await Promise.all([once(connection.resume(), "close"), site.stop()]);
}

test("without SITE_URL a site warns at its start; a connection without a request does not keep it from ending", async () => {
  test.setTimeout(120_000);
  const site = await startSite({ SITE_URL: "" });
  const { port } = new URL(site.url);
  expect(site.output()).toMatch(
    new RegExp(`^SITE_URL n’est pas donnée .*http://localhost:${port} .*\\.$`, "m"),
  );
  await endDuringConnection(site);
  expect(site.output()).not.toContain('"level":"error"');
});

test("nor does one keep a site with a hosted backend from ending", async () => {
  const backend = await startEmptyBackend();
  await endDuringConnection(await startSite(backend.settings));
  backend.server.close();
});

test("a request that is open when the site ends gets its answer", async () => {
  // As PostgREST: nothing from a function without a result.
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    request.url?.includes("/rpc/faqalim_subscribe")
      ? void response.writeHead(204).end()
      : answerNothing(request, response);
  const { server: backend, settings } = await startEmptyBackend(answer);
  const site = await startSite(settings);
  backend.off("request", answer);
  const asked = once(backend, "request");
  // What a visitor writes may wait longer than a page.
  const body = new URLSearchParams({ email: "lea@exemple.fr", site_web: "" });
  const answered = fetch(`${site.url}/newsletter`, { method: "POST", body, redirect: "manual" });
  await asked;
  const ended = site.stop();
  await expect
    .poll(() =>
      fetch(`${site.url}/favicon.svg`).then(
        () => "open",
        () => "closed",
      ),
    )
    .toBe("closed");
  backend.on("request", answer);
  backend.closeAllConnections();
  expect((await answered).status).toBe(303);
  await ended;
  backend.close();
});

test("with DRAIN_SECONDS a site that ends answers for a while longer, and says that it is not ready", async () => {
  const backend = await startEmptyBackend();
  const site = await startSite({ ...backend.settings, DRAIN_SECONDS: "2" });
  const ask = (path: string, method = "GET") =>
    fetch(site.url + path, { method }).then(
      async (answer) => [answer.status, await answer.text()],
      () => ["closed"],
    );
  expect(await ask("/sante/pret")).toEqual([200, "ok"]);
  expect(await ask("/sante/pret", "HEAD")).toEqual([200, ""]);
  const ended = site.stop();
  await expect.poll(() => ask("/sante/pret")).toEqual([503, "Le serveur s’arrête."]);
  expect(await ask("/sante")).toEqual([200, "ok"]);
  await expect.poll(() => ask("/sante")).toEqual(["closed"]);
  await ended;
  backend.server.close();
});
