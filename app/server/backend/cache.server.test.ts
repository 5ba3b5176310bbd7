import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BackendError } from "./backend-error";
import { cached } from "./cache.server";
import { raiseVersion } from "../../../tests/support/content-version";
import { contentVersion, taskVersion, trackVersion } from "./content-version.server";

const down = () => Promise.reject(new BackendError("0 fetch failed", { isDown: true }));
const value = (text: string) => () => Promise.resolve(text);

let key: string;
let number = 0;
beforeEach(() => {
  key = `test:${(number += 1)}`;
});
afterEach(() => vi.useRealTimers());

it("a value is loaded once for a content version, even for simultaneous visitors and days later", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const load = vi.fn(value("a"));
  await Promise.all([cached(key, load), cached(key, load)]);
  vi.setSystemTime(Date.now() + 30 * 86_400_000);
  expect(await cached(key, load)).toBe("a");
  expect(load).toHaveBeenCalledTimes(1);
});

it("a new content version is loaded before it is served, once for all who wait", async () => {
  await cached(key, value("old"));
  await raiseVersion();
  const load = vi.fn(() => setTimeout(20).then(() => "new"));
  const values = await Promise.all(Array.from({ length: 20 }, () => cached(key, load)));
  expect(new Set(values)).toEqual(new Set(["new"]));
  expect(load).toHaveBeenCalledTimes(1);
});

it("if a new content version cannot be loaded, the last value is served, and loaded again at the next request", async () => {
  await cached(key, value("good"));
  await raiseVersion();
  expect(await cached(key, down)).toBe("good");
  expect(await cached(key, value("new"))).toBe("new");
});

it("a request that was served a last value is of its version, so that its page is not of the new one", async () => {
  await cached(key, value("good"));
  const before = contentVersion();
  await raiseVersion();
  await trackVersion(async () => {
    await cached(key, down);
    expect(taskVersion()).toBe(before);
  });
  await trackVersion(async () => {
    await cached(key, value("new"));
    expect(taskVersion()).toBe(before + 1);
  });
});

it("a value that is composed of a last value is loaded again too", async () => {
  const part = `${key}:part`;
  await cached(part, value("good"));
  await raiseVersion();
  const compose = (load: () => Promise<string>) =>
    cached(key, async () => `a ${await cached(part, load)} one`);
  expect(await compose(down)).toBe("a good one");
  expect(await compose(value("new"))).toBe("a new one");
});
