import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type * as thread from "./embedded-thread.server";

const database = vi.hoisted(() => ({ isBroken: false, opened: 0, end: () => {} }));

vi.mock("./embedded-thread.server", () => {
  const openDatabaseThread: typeof thread.openDatabaseThread = (_options, onEnd) => {
    if (database.isBroken) return Promise.reject(new Error("PostgreSQL ended"));
    Object.assign(database, { opened: database.opened + 1, end: onEnd });
    const fetch = () => Promise.resolve(new Response(String(database.opened)));
    return Promise.resolve({
      fetch,
      dump: vi.fn(),
      rewriteVisitorsRows: vi.fn(),
      close: () => Promise.resolve(),
    });
  };
  return { openDatabaseThread };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it("a database that ends is opened again; while it does not open, requests fail, and it is tried every 5 s", async () => {
  vi.stubEnv("PROD", true);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { openEmbeddedBackend } = await import("./embedded.server");
  const backend = await openEmbeddedBackend(mkdtempSync(join(tmpdir(), "faqalim-reopened-")));
  const ask = async () => (await backend.fetch("http://embedded.invalid/")).text();
  expect(await ask()).toBe("1");
  database.end();
  expect(await ask()).toBe("2");
  expect(await backend.storageProblem()).toBeNull();
  database.isBroken = true;
  database.end();
  await expect(ask()).rejects.toThrow("ne s’ouvre pas (PostgreSQL ended)");
  expect(await backend.storageProblem()).toBe("Rien ne peut être enregistré pour l’instant.");
  database.isBroken = false;
  await expect(ask()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await ask()).toBe("3");
  await backend.close();
});
