import { type CacheEntry, cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";

const FRESH_MS = 60_000;
/** The specification's constant (section 9): five minutes. */
const STALE_MS = 5 * 60_000;

const entries = remember("data-cache", () => new LRUCache<string, CacheEntry>({ max: 1_000 }));

/**
 * A value kept for all visitors: fresh for a minute, then served as it is while it is fetched anew, and after five
 * minutes more fetched before it is served. When that fails, the last good value is served however old it is.
 * @throws what `getFreshValue` throws, when there is no last good value.
 */
export function cached<T>(key: string, getFreshValue: () => Promise<T>): Promise<T> {
  return cachified<T>({
    key,
    cache: entries,
    getFreshValue,
    ttl: FRESH_MS,
    swr: STALE_MS,
    fallbackToCache: Infinity,
  });
}
