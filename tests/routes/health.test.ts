import { forget } from "@epic-web/remember";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { loader as aliveLoader } from "~/routes/alive";
import type { loader as readyLoader } from "~/routes/ready";
import { startSwitchableBackend } from "../support/switchable-backend";

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
  // Wait, because the first query of a database is slow.
  await vi.waitFor(async () => expect((await ask(ready)).status).toBe(200), 60_000);
});

async function ask(loader: Loader, path = "/sante") {
  const answer = await loader({ request: new Request(`http://site.test${path}`), params: {}, context: {} });
  const { status, headers } = answer;
  return { status, text: await answer.text(), cache: headers.get("Cache-Control") };
}

const FAQS = "faqalim_faqs";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(async () => {
  backend.fault = null;
  for (const sources of [backend.broken, backend.empty]) sources.clear();
  await vi.waitFor(async () => expect(await ask(ready)).toMatchObject({ status: 200 }), 10_000);
  backend.requests.length = 0;
  forget("readiness");
});
afterEach(() => {
  log.mockClear();
});

it("/sante responds without querying the backend, even while it is down", async () => {
  backend.fault = "refused";
  expect(await ask(alive)).toEqual({ status: 200, text: "ok", cache: "no-store" });
  expect(backend.requests).toEqual([]);
});

it("a trailing slash redirects", async () => {
  expect(await ask(alive, "/sante/")).toMatchObject({ status: 308 });
  expect(await ask(ready, "/sante/pret/")).toMatchObject({ status: 308 });
});

describe("/sante/pret", () => {
  it("queries the backend once for all requests within a second", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ready)));
    for (const answer of answers) expect(answer).toEqual({ status: 200, text: "ok", cache: "no-store" });
    await ask(ready);
    expect(backend.requests).toHaveLength(1);
  });

  it("responds 503 with the reason, a second after the backend fails", async () => {
    backend.fault = "refused";
    const text = "La base de données ne répond pas.";
    await vi.waitFor(
      async () => expect(await ask(ready)).toEqual({ status: 503, text, cache: "no-store" }),
      3_000,
    );
  });

  it("responds within a second while the backend is silent, and queries it once", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    backend.fault = "silent";
    const answer = ask(ready);
    const again = ask(ready);
    await vi.advanceTimersByTimeAsync(999);
    const text = "La base de données ne répond pas.";
    expect([await answer, await again]).toEqual(Array(2).fill({ status: 503, text, cache: "no-store" }));
    expect(backend.requests).toHaveLength(1);
    // Let the pending query reach its deadline before the next test.
    await vi.advanceTimersByTimeAsync(15_500);
    vi.useRealTimers();
  });

  it("names the status of a refused read", async () => {
    backend.broken.add(FAQS);
    const text = "La base de données refuse la lecture (statut 404).";
    await vi.waitFor(async () => expect(await ask(ready)).toMatchObject({ status: 503, text }), 3_000);
  });

  it("responds 503 if only the questions are not visible, for example because a policy is missing", async () => {
    backend.empty.add(FAQS);
    const text = "La base de données ne contient aucune question.";
    await vi.waitFor(async () => expect(await ask(ready)).toMatchObject({ status: 503, text }), 3_000);
  });
});
