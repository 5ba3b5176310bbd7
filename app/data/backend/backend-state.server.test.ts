import { afterEach, expect, it, vi } from "vitest";
import { checkBackend, isBackendDown } from "./backend-state.server";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
const PROBLEM = "La base de données ne répond pas.";

afterEach(async () => {
  await checkBackend(() => Promise.resolve(null));
  vi.useRealTimers();
  for (const mock of [log, warn]) mock.mockClear();
});

it("concurrent checks share one probe", async () => {
  const probe = vi.fn(() => Promise.resolve(null));
  await Promise.all([checkBackend(probe), checkBackend(probe), checkBackend(probe)]);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(isBackendDown()).toBe(false);
});

it("a failing backend is probed every 2 s and logged once", async () => {
  vi.useFakeTimers();
  const probe = vi.fn((): Promise<string | null> => Promise.resolve(PROBLEM));
  await checkBackend(probe);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(probe).toHaveBeenCalledTimes(3);
  expect(isBackendDown()).toBe(true);
  expect(log.mock.calls).toEqual([[`The backend is down: ${PROBLEM}`]]);
  probe.mockResolvedValue(null);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isBackendDown()).toBe(false);
  expect(warn.mock.calls).toEqual([["The backend responds again."]]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(probe).toHaveBeenCalledTimes(4);
});

it("checks during an outage do not multiply the probes", async () => {
  vi.useFakeTimers();
  const probe = vi.fn((): Promise<string | null> => Promise.resolve(PROBLEM));
  for (let second = 0; second < 20; second += 1) {
    await checkBackend(probe);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  probe.mockClear();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(probe.mock.calls.length).toBeLessThanOrEqual(2);
});
