import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { answerNothing, startEmptyBackend } from "../support/empty-backend";
import { expect, test } from "../support/fixtures";
import { startSite } from "../support/server";

test("a site that ends is not ready, serves for DRAIN_SECONDS, responds to a pending post, and does not wait for idle connections", async () => {
  const writes: ServerResponse[] = [];
  const { server: backend, settings } = await startEmptyBackend((request, response) =>
    request.url?.includes("/rpc/faqalim_subscribe")
      ? void writes.push(response)
      : answerNothing(request, response),
  );
  const site = await startSite({ ...settings, DRAIN_SECONDS: "2" });
  const ask = (path: string) =>
    fetch(site.url + path).then(
      async (answer) => [answer.status, await answer.text()],
      () => ["closed"],
    );
  await expect.poll(() => ask("/sante/pret")).toEqual([200, "ok"]);
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
