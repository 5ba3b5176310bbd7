import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backend, readVersion as read } from "../../../tests/support/content-version";
import { assumeDown, contentVersion, isBackendDown, onNewVersion } from "./content-version.server";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(async () => {
  Object.assign(backend, { questions: [{ id: 1 }], status: 200 });
  await read();
  backend.requests = 0;
  for (const mock of [log, warn]) mock.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  for (const mock of [log, warn]) mock.mockClear();
});

it("listeners are called after a new version, but not after an outage alone", async () => {
  const listener = vi.fn();
  onNewVersion(listener);
  await read();
  expect(listener).toHaveBeenCalledTimes(0);
  backend.version += 3;
  await read();
  expect(contentVersion()).toBe(backend.version);
  expect(listener).toHaveBeenCalledTimes(1);
  assumeDown(() => new Promise(() => {}));
  expect(isBackendDown()).toBe(true);
  await read();
  expect(isBackendDown()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("it is read every 5 s, and every 2 s while the backend is down, which is logged once", async () => {
  vi.useFakeTimers();
  await read();
  backend.version += 1;
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(contentVersion()).toBe(before + 1);
  backend.status = 500;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isBackendDown()).toBe(true);
  backend.requests = 0;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(backend.requests).toBe(3);
  expect(log.mock.calls).toEqual([
    ["La base est en panne : La base de données refuse la lecture (statut 500)."],
  ]);
  backend.status = 200;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isBackendDown()).toBe(false);
  expect(warn.mock.calls).toEqual([["La base répond de nouveau."]]);
});

it("a refused key is named", async () => {
  backend.status = 401;
  expect(await read()).toMatch(/^La base de données refuse SUPABASE_PUBLISHABLE_KEY \(statut 401\)/);
});

it("a backend without questions is down, and its version does not count", async () => {
  const before = contentVersion();
  Object.assign(backend, { questions: [], version: backend.version + 1 });
  expect(await read()).toBe("La base de données ne contient aucune question.");
  expect(contentVersion()).toBe(before);
});
