import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clientFor } from "./create-client.server";
import {
  assumeDown,
  contentVersion,
  isBackendDown,
  noteMissingValue,
  onNewVersion,
  readContentVersion,
} from "./content-version.server";

/** What the backend sends: questions, and the content version. */
const backend = { questions: [{ id: 1 }], version: 7, status: 200, requests: 0 };

const client = clientFor("http://backend.test", "key", (input) => {
  backend.requests += 1;
  const { pathname } = new URL(new Request(input).url);
  const rows = pathname.endsWith("faqalim_faqs") ? backend.questions : { version: backend.version };
  return Promise.resolve(Response.json(rows, { status: backend.status }));
});
const read = () => readContentVersion(() => Promise.resolve(client));

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

it("the version changes only when the contents do, and listeners are called then", async () => {
  const listener = vi.fn();
  onNewVersion(listener);
  const before = contentVersion();
  await read();
  expect(contentVersion()).toBe(before);
  backend.version += 3;
  await read();
  expect(contentVersion()).toBe(before + 1);
  expect(listener).toHaveBeenCalledTimes(1);
});

it("concurrent readings share one", async () => {
  await Promise.all([read(), read(), read()]);
  expect(backend.requests).toBe(2);
});

it("it is read every 10 s, and every 2 s while the backend is down, which is logged once", async () => {
  vi.useFakeTimers();
  await read();
  backend.version += 1;
  const before = contentVersion();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(contentVersion()).toBe(before + 1);
  backend.status = 500;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isBackendDown()).toBe(true);
  backend.requests = 0;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(backend.requests).toBe(3);
  expect(log.mock.calls).toEqual([
    ["The backend is down: La base de données refuse la lecture (statut 500)."],
  ]);
  backend.status = 200;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isBackendDown()).toBe(false);
  expect(warn.mock.calls).toEqual([["The backend responds again."]]);
});

it("a backend without questions is down, and its version does not count", async () => {
  const before = contentVersion();
  Object.assign(backend, { questions: [], version: backend.version + 1 });
  expect(await read()).toBe("La base de données ne contient aucune question.");
  expect(contentVersion()).toBe(before);
});

it("after an outage, or a value that could not be loaded, everything is loaded again", async () => {
  const before = contentVersion();
  assumeDown(() => Promise.resolve(client));
  expect(isBackendDown()).toBe(true);
  await read();
  expect(contentVersion()).toBe(before + 1);
  noteMissingValue();
  await read();
  expect(contentVersion()).toBe(before + 2);
});
