import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BackendError } from "./backend-error";
import { cached } from "./cache.server";

const MINUTE = 60_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const down = () => Promise.reject(new BackendError("0 fetch failed", { isDown: true }));

let key: string;
let number = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  key = `test:${(number += 1)}`;
});
afterEach(() => {
  vi.useRealTimers();
});

describe("while the backend answers", () => {
  it("a value is loaded once a minute, even for simultaneous visitors", async () => {
    const load = vi.fn(() => Promise.resolve("a"));
    await Promise.all([cached(key, load), cached(key, load)]);
    later(MINUTE - 1);
    await cached(key, load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("a value older than a minute is served while it is refetched", async () => {
    await cached(key, () => Promise.resolve("old"));
    later(4 * MINUTE);
    expect(await cached(key, () => Promise.resolve("new"))).toBe("old");
    await vi.waitFor(async () => expect(await cached(key, () => Promise.resolve("newer"))).toBe("new"));
  });

  it("a value that is five minutes old is refetched before it is served", async () => {
    await cached(key, () => Promise.resolve("old"));
    later(5 * MINUTE + 1);
    expect(await cached(key, () => Promise.resolve("new"))).toBe("new");
  });
});

describe("a missing value", () => {
  it.each([null, false])("%s is not kept", async (nothing) => {
    const load = vi.fn(() => Promise.resolve(nothing));
    expect(await cached(key, load)).toBe(nothing);
    expect(await cached(key, load)).toBe(nothing);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("10,000 unknown ids push nothing out of the cache", async () => {
    await cached(key, () => Promise.resolve("kept"));
    for (let id = 0; id < 10_000; id += 1) await cached(`${key}:${id}`, () => Promise.resolve(null));
    expect(await cached(key, down)).toBe("kept");
  });

  it("a value that was deleted is no longer served in an outage", async () => {
    const find = (value: string | null) => cached(key, () => Promise.resolve(value));
    await find("published");
    later(6 * MINUTE);
    expect(await find(null)).toBeNull();
    await expect(cached(key, down)).rejects.toThrow(BackendError);
  });
});

describe("when the backend is down", () => {
  it.each([1, 6, 24 * 60])("the last good value is served %i minutes later", async (minutes) => {
    await cached(key, () => Promise.resolve("good"));
    later(minutes * MINUTE);
    expect(await cached(key, down)).toBe("good");
    expect(await cached(key, down)).toBe("good");
  });

  it("a value that was never loaded fails", async () => {
    await expect(cached(key, down)).rejects.toThrow(BackendError);
  });

  it("a visitor who waits for another's refetch gets the last good value when it fails", async () => {
    await cached(key, () => Promise.resolve("good"));
    later(4 * MINUTE);
    let fail: () => void = () => {};
    const failing = new Promise<string>((_, reject) => (fail = () => reject(new BackendError("late"))));
    const load = vi.fn(() => failing);
    await cached(key, load);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    later(2 * MINUTE);
    const joined = cached(key, load);
    fail();
    expect(await joined).toBe("good");
  });
});
