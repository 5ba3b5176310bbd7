import { setTimeout } from "node:timers/promises";
import { remember } from "@epic-web/remember";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BackendError } from "./backend-error";
import { cached, expireCache } from "./cache.server";

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

describe("while the backend responds", () => {
  it("a value is loaded once a minute, even for simultaneous visitors", async () => {
    const load = vi.fn(() => Promise.resolve("a"));
    await Promise.all([cached(key, load), cached(key, load)]);
    later(MINUTE - 1);
    await cached(key, load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("a value older than a minute is served stale while it is refetched", async () => {
    await cached(key, () => Promise.resolve("old"));
    later(4 * MINUTE);
    expect(await cached(key, () => Promise.resolve("new"))).toBe("old");
    await vi.waitFor(async () => expect(await cached(key, () => Promise.resolve("newer"))).toBe("new"));
  });

  it("a value older than five minutes is not served until it is refetched", async () => {
    await cached(key, () => Promise.resolve("old"));
    later(5 * MINUTE + 1);
    expect(await cached(key, () => Promise.resolve("new"))).toBe("new");
  });

  it("twenty requests for a value older than five minutes share one load", async () => {
    await cached(key, () => Promise.resolve("old"));
    later(5 * MINUTE + 1);
    const load = vi.fn(() => setTimeout(20).then(() => "new"));
    const values = await Promise.all(Array.from({ length: 20 }, () => cached(key, load)));
    expect(new Set(values)).toEqual(new Set(["new"]));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("null values", () => {
  it("a null value is cached for a minute, then loaded before it is served", async () => {
    const load = vi.fn(() => Promise.resolve<string | null>(null));
    expect(await cached(key, load)).toBeNull();
    expect(await cached(key, load)).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    later(MINUTE + 1);
    expect(await cached(key, () => Promise.resolve("new"))).toBe("new");
  });

  it("null values of a thousand unknown ids evict no other value", async () => {
    await cached(key, () => Promise.resolve("cached"));
    const name = `${key}:${"x".repeat(10_000)}`;
    for (let id = 0; id < 1_000; id += 1) await cached(`${name}:${id}`, () => Promise.resolve(null));
    expect(await cached(key, down)).toBe("cached");
    await expect(cached(`${name}:1`, down)).rejects.toThrow(BackendError);
  });

  it("a null value that replaced a deleted row's value is still served in an outage", async () => {
    const find = (value: string | null) => cached(key, () => Promise.resolve(value));
    await find("published");
    later(6 * MINUTE);
    expect(await find(null)).toBeNull();
    later(60 * MINUTE);
    expect(await cached(key, down)).toBeNull();
  });
});

it("a full cache evicts the least recently used values", async () => {
  const large = "x".repeat(4_000_000);
  for (let n = 0; n < 6; n += 1) await cached(`${key}:${n}`, () => Promise.resolve(`${n}${large}`));
  await expect(cached(`${key}:0`, down)).rejects.toThrow(BackendError);
  expect(await cached(`${key}:5`, down)).toBe(`5${large}`);
});

it("an expired value is refetched first, and served only if the refetch fails", async () => {
  await cached(key, () => Promise.resolve("old"));
  later(1);
  expireCache();
  expect(await cached(key, down)).toBe("old");
  expect(await cached(key, () => Promise.resolve("new"))).toBe("new");
  later(1);
  expect(await cached(key, down)).toBe("new");
});

describe("when the backend is down", () => {
  it.each([1, 6, 24 * 60])("the last good value is still served %i minutes later", async (minutes) => {
    await cached(key, () => Promise.resolve("good"));
    later(minutes * MINUTE);
    expect(await cached(key, down)).toBe("good");
    expect(await cached(key, down)).toBe("good");
  });

  it("the fallback's value for the key is served, even if it is null", async () => {
    vi.useRealTimers();
    remember("fallback", () => new Map<string, unknown>())
      .set(key, { a: 1 })
      .set(`${key}:none`, null);
    const slowly = () => setTimeout(5).then(down);
    expect(await cached(key, slowly)).toEqual({ a: 1 });
    expect(await cached(`${key}:none`, slowly)).toBeNull();
    for (let n = 0; n < 20; n += 1) expect(await cached(key, down)).toEqual({ a: 1 });
  });

  it("reading a value that was never loaded fails", async () => {
    await expect(cached(key, down)).rejects.toThrow(BackendError);
  });

  it("a request that joins a failing refetch gets the last good value", async () => {
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
