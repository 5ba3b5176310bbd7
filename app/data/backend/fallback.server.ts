import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { z } from "zod";

/** The build writes this file beside the server, never among the public files, because it contains the quizzes' answer keys. */
export const FALLBACK = "fallback.json";

/** The fallback's values by cache key, read at the first failure; empty if the site is not built. */
function fallback(): ReadonlyMap<string, unknown> {
  return remember("fallback", () => {
    // The build puts this module into the folder `assets`, or into a chunk in the folder above.
    const places = [FALLBACK, `../${FALLBACK}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
    const file = places.find(existsSync);
    const values = file ? z.record(z.unknown()).parse(JSON.parse(readFileSync(file, "utf8"))) : {};
    return new Map(Object.entries(values));
  });
}

/** The fallback's value for a cache key, possibly null. @throws `missing` if the fallback does not contain the key */
export async function fallbackValue<T>(key: string, missing: unknown): Promise<T> {
  const value = fallback().get(key);
  if (value === undefined) throw missing;
  return asCached<T>(key, value);
}

/** The cache keys of the fallback that begin with `prefix`. */
export function fallbackKeys(prefix: string): string[] {
  return [...fallback().keys()].filter((key) => key.startsWith(prefix));
}

/** Returns the value through `cachified`, only to type it as `T`. */
export function asCached<T>(key: string, value: unknown): Promise<T> {
  const entry = { value, metadata: { createdTime: Date.now(), ttl: null } };
  const cache = { get: () => entry, set: () => entry, delete: () => {} };
  return cachified<T>({ key, cache, getFreshValue: () => Promise.reject(new Error(key)) });
}
