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
});

async function ask(loader: Loader, path = "/sante") {
  const answer = await loader({ request: new Request(`http://site.test${path}`), params: {}, context: {} });
  const { status, headers } = answer;
  return { status, text: await answer.text(), cache: headers.get("Cache-Control") };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(async () => {
  backend.fault = null;
  await backend.newVersion();
  backend.requests.length = 0;
});
afterEach(() => {
  log.mockClear();
});

it("/sante responds without querying the backend, even while it is down", async () => {
  backend.fault = "refused";
  expect(await ask(alive)).toEqual({ status: 200, text: "ok", cache: "no-store" });
  expect(backend.requests).toEqual([]);
});

describe("/sante/pret", () => {
  it("responds 503 with the reason until the contents are loaded", async () => {
    expect(await ask(ready)).toEqual({
      status: 503,
      text: "Le site charge encore ses contenus.",
      cache: "no-store",
    });
    for (const [fault, text] of [
      ["refused", "La base de données ne répond pas."],
      ["error 500", "La base de données refuse la lecture (statut 500)."],
      ["no rows", "La base de données ne contient aucune question."],
    ] as const) {
      backend.fault = fault;
      await backend.newVersion();
      expect(await ask(ready), fault).toMatchObject({ status: 503, text });
    }
  });

  it("once they are loaded, responds 200 even while the backend is down, because pages no longer need it", async () => {
    const { noteContentsLoaded } = await import("~/server/backend/content-version.server");
    noteContentsLoaded();
    backend.fault = "refused";
    await backend.newVersion();
    expect(await ask(ready)).toEqual({ status: 200, text: "ok", cache: "no-store" });
  });
});
