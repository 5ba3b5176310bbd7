import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { freePort } from "../../support/free-port";
import { expect, test } from "../support/fixtures";
import { startSite } from "../support/server";

test("a site that ends is not ready, serves for DRAIN_SECONDS, responds to a pending post, and does not wait for idle connections", async () => {
  test.setTimeout(180_000);
  const writes: ServerResponse[] = [];
  // Contains only one question: a backend without any would count as down.
  const port = await freePort();
  const backend = createServer(({ url = "" }, response) => {
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
