import { spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { freePort } from "../free-port";
import { expect, test } from "./fixtures";
import { startSite, temporaryFolder } from "./server";

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

for (const [kind, env] of [
  ["embedded", { DATA_DIR: "memory://" }],
  ["hosted", { SUPABASE_URL: "http://127.0.0.1:9", SUPABASE_PUBLISHABLE_KEY: "public" }],
] as const) {
  test(`a connection without a request does not keep a site with a backend that is ${kind} from ending`, async () => {
    const site = await startSite({ ...env, SITE_URL: "https://faq-alim.example" });
    const connection = connect(Number(new URL(site.url).port), "127.0.0.1");
    await once(connection, "connect");
    await Promise.all([once(connection.resume(), "close"), site.stop()]);
  });
}

test("a request that is open when the site ends gets its answer", async () => {
  const port = await freePort();
  // As PostgREST: no rows, and nothing from a function without a result.
  const answerNothing = ({ url }: IncomingMessage, response: ServerResponse) =>
    url?.includes("/rpc/faqalim_subscribe")
      ? response.writeHead(204).end()
      : response.setHeader("Content-Type", "application/json").end("[]");
  const backend = createServer().on("request", answerNothing).listen(port, "127.0.0.1");
  const site = await startSite({
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: "public",
    SITE_URL: "https://faq-alim.example",
  });
  backend.off("request", answerNothing);
  const asked = once(backend, "request");
  // What a visitor writes may wait longer than a page.
  const body = new URLSearchParams({ email: "lea@exemple.fr", site_web: "" });
  const answer = fetch(`${site.url}/newsletter`, { method: "POST", body, redirect: "manual" });
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
  backend.on("request", answerNothing);
  backend.closeAllConnections();
  expect((await answer).status).toBe(303);
  await ended;
  backend.close();
});

test("with DRAIN_SECONDS a site that ends answers for a while longer, and says that it is not ready", async () => {
  const backend = createServer((_, response) =>
    response.setHeader("Content-Type", "application/json").end("[]"),
  );
  const port = await freePort();
  await once(backend.listen(port, "127.0.0.1"), "listening");
  const site = await startSite({
    SUPABASE_URL: `http://127.0.0.1:${port}`,
    SUPABASE_PUBLISHABLE_KEY: "public",
    SITE_URL: "https://faq-alim.example",
    DRAIN_SECONDS: "2",
  });
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
  backend.close();
});
