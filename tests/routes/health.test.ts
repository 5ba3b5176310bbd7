import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { loader as aliveLoader } from "~/routes/alive";
import type { loader as readyLoader } from "~/routes/ready";
import { startSwitchableBackend } from "../switchable-backend";

type Loader = typeof aliveLoader | typeof readyLoader;

let backend: Awaited<ReturnType<typeof startSwitchableBackend>>;
let alive: Loader;
let ready: Loader;

beforeAll(async () => {
  backend = await startSwitchableBackend();
  [{ loader: alive }, { loader: ready }] = await Promise.all([
    import("~/routes/alive"),
    import("~/routes/ready"),
  ]);
});

async function ask(loader: Loader, path = "/sante") {
  const answer = await loader({ request: new Request(`http://site.test${path}`), params: {}, context: {} });
  const { status, headers } = answer;
  return { status, text: await answer.text(), cache: headers.get("Cache-Control") };
}

const CATEGORIES = "faqalim_categories";

beforeEach(() => {
  backend.fault = null;
  backend.broken.clear();
  backend.requests.length = 0;
});

it("/sante answers without asking the backend, also while it is down", async () => {
  backend.fault = "refused";
  expect(await ask(alive)).toEqual({ status: 200, text: "ok", cache: "no-store" });
  expect(backend.requests).toEqual([]);
});

it("a trailing slash redirects", async () => {
  expect(await ask(alive, "/sante/")).toMatchObject({ status: 308 });
  expect(await ask(ready, "/sante/pret/")).toMatchObject({ status: 308 });
});

describe("/sante/pret", () => {
  it("asks the backend once for all who ask within a second", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ready)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, text: "ok", cache: "no-store" });
    await ask(ready);
    expect(backend.requests).toHaveLength(1);
  });

  it("answers 503 with the reason a second after the backend stopped to answer", async () => {
    backend.fault = "refused";
    const text = "La base de données ne répond pas.";
    await vi.waitFor(
      async () => expect(await ask(ready)).toEqual({ status: 503, text, cache: "no-store" }),
      3_000,
    );
  });

  it("names the status of a refused read", async () => {
    backend.broken.add(CATEGORIES);
    const text = "La base de données refuse la lecture (statut 404).";
    await vi.waitFor(async () => expect(await ask(ready)).toMatchObject({ status: 503, text }), 3_000);
  });
});
