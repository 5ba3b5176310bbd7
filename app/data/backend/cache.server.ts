import drafts from "~drafts";
import { type Cache, type CacheEntry, cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { BackendError } from "./backend-error";
import { isBackendDown } from "./backend-state.server";
import { asCached, fallbackValue } from "./fallback.server";
import { findBackendProblem } from "./supabase.server";

const FRESH_MS = 60_000;
/** Specification, section 9. Values older than this are reloaded before they are served; in development, all values are. */
const COLLECTED_MS = drafts ? 0 : 5 * 60_000;
/** With a negative time to live, cachified does not store the value. */
const NOT_STORED = -1;

const MEGABYTE = 1024 * 1024;

const boundedStore = (maxSize: number) =>
  new LRUCache<string, CacheEntry>({
    maxSize,
    sizeCalculation: ({ value }, key) => 2 * (key.length + JSON.stringify(value).length),
  });

/**
 * Visitors can request any number of unknown ids and search terms. A separate store prevents their values from evicting
 * contents.
 */
const stores = remember("data-cache", () => ({
  contents: boundedStore(32 * MEGABYTE),
  guesses: boundedStore(8 * MEGABYTE),
  expiredAt: -1,
}));

type Options = {
  /** The key contains a visitor's search term. */
  isGuess?: boolean;
  /** Loads the value even if the cached one is fresh. */
  isForced?: boolean;
};

const find = (key: string) => stores.guesses.get(key) ?? stores.contents.get(key);

const cacheOf = (isGuess: boolean): Cache => ({
  get: find,
  set: (key, entry) => {
    stores.contents.delete(key);
    stores.guesses.delete(key);
    (isGuess || entry.value === null ? stores.guesses : stores.contents).set(key, entry);
  },
  delete: (key) => stores.guesses.delete(key) || stores.contents.delete(key),
});
const guesses = cacheOf(true);
const contents = cacheOf(false);

/**
 * Returns a JSON value that is cached for all visitors. It is fresh for one minute, then served stale while one load refreshes
 * it. After five minutes (one minute for null) it is reloaded before it is served. If the load fails, returns the last good
 * value, however stale, else the fallback's value for the key.
 * @throws the error of `load` if there is neither a cached value nor a fallback value
 */
export async function cached<T>(
  key: string,
  load: () => Promise<T>,
  { isGuess = false, isForced = false }: Options = {},
): Promise<T> {
  try {
    return await cachified<T>({
      key,
      cache: isGuess ? guesses : contents,
      ttl: FRESH_MS,
      // `isExpired` decides which values are too stale to serve.
      swr: Infinity,
      forceFresh: isForced || isExpired(find(key)),
      fallbackToCache: false,
      getFreshValue: async ({ metadata }) => {
        const value = await load();
        // A value loaded during an outage may be composed of other stale values, so it is not stored.
        if (isBackendDown()) metadata.ttl = NOT_STORED;
        return value;
      },
    });
  } catch (error) {
    // An unreadable response may be the first sign of an outage, so check the backend.
    if (error instanceof BackendError && !isBackendDown()) await findBackendProblem();
    const last = find(key);
    return last ? asCached<T>(key, last.value) : fallbackValue<T>(key, error);
  }
}

function isExpired(entry: CacheEntry | undefined): boolean {
  if (!entry) return false;
  const { createdTime } = entry.metadata;
  const age = Date.now() - createdTime;
  const longest = entry.value === null ? Math.min(FRESH_MS, COLLECTED_MS) : COLLECTED_MS;
  return createdTime <= stores.expiredAt || age > longest;
}

/** Whether the cached value of a key is fresh, so that reading it sends no query. */
export function isFresh(key: string): boolean {
  const entry = find(key);
  return entry !== undefined && !isExpired(entry) && Date.now() - entry.metadata.createdTime < FRESH_MS;
}

/** Makes every value reload before it is served again. The cached values stay available for outages. */
export function expireCache(): void {
  stores.expiredAt = Date.now();
}

/** All cached values by key. The build writes them as the fallback. */
export function cachedValues(): Record<string, unknown> {
  const entries = [...stores.contents.entries(), ...stores.guesses.entries()];
  return Object.fromEntries(entries.map(([key, { value }]) => [key, value]));
}
