import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackendError } from "./backend-error";
import { isBackendDown, throughCircuit } from "./circuit.server";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

const down = vi.fn(() => Promise.reject(new BackendError("0 fetch failed", { isDown: true })));
const refused = () => Promise.reject(new BackendError("404 no such function"));
const up = vi.fn(() => Promise.resolve("answer"));
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

async function fail(times: number) {
  for (let n = 0; n < times; n += 1) await expect(throughCircuit(down)).rejects.toThrow(BackendError);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(async () => {
  later(60_000);
  await throughCircuit(up).catch(() => {});
  await vi.waitFor(() => expect(isBackendDown()).toBe(false));
  for (const mock of [log, warn, down, up]) mock.mockClear();
  vi.useRealTimers();
});

it("two failures in a row open it: nothing is asked any more, and one line is logged", async () => {
  await fail(5);
  expect(down).toHaveBeenCalledTimes(2);
  expect(log.mock.calls).toEqual([[expect.stringContaining("The backend is down (0 fetch failed)")]]);
});

it("failures among answers, and refused queries, do not open it", async () => {
  for (let n = 0; n < 3; n += 1) {
    await fail(1);
    await throughCircuit(up);
    await expect(throughCircuit(refused)).rejects.toThrow("404");
  }
  expect(isBackendDown()).toBe(false);
});

it("after five seconds one request is a trial that its visitor does not wait for", async () => {
  await fail(2);
  later(5_001);
  let answer: (value: string) => void = () => {};
  const slow = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  await expect(throughCircuit(slow)).rejects.toThrow(BackendError);
  await expect(throughCircuit(slow)).rejects.toThrow(BackendError);
  expect(slow).toHaveBeenCalledTimes(1);
  answer("back");
  await vi.waitFor(() => expect(isBackendDown()).toBe(false));
  expect(await throughCircuit(up)).toBe("answer");
  expect(warn.mock.calls).toEqual([["The backend answers again."]]);
});

it("trials that fail log nothing more", async () => {
  await fail(2);
  for (let n = 0; n < 3; n += 1) {
    later(5_001);
    await fail(1);
  }
  expect(down).toHaveBeenCalledTimes(5);
  expect(log).toHaveBeenCalledTimes(1);
});
