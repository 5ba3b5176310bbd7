import { type CacheEntry, cachified, type CachifiedOptions } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { BackendError } from "./backend-error";

export const FRESH_MS = 60_000;
/** Garbage-collection time (specification, section 9): older values are refetched before they are served. */
const COLLECTED_MS = 5 * 60_000;
const OUTAGE_MS = 30_000;
/** With a negative time to live, cachified does not store the value. */
const NOT_WRITTEN = -1;

type Store = LRUCache<string, CacheEntry>;

const entries = remember("data-cache", () => new LRUCache<string, CacheEntry>({ max: 5_000 }));
const outage = remember("data-outage", () => ({ lastFailureAt: -Infinity }));

/**
 * A value cached for all visitors, in the shared store (5,000 values) or in one of its own: fresh for one minute, then served while it is refetched.
 * After five minutes it is refetched first, and served only if that fails. For 30 s after an outage, or until
 * the backend answers, an old value is served at once. Null and false (unknown ids) are not cached.
 * @throws what `load` throws, if there is no old value.
 */
export async function cached<T>(key: string, load: () => Promise<T>, store: Store = entries): Promise<T> {
  const options: CachifiedOptions<T> = {
    key,
    cache: store,
    ttl: FRESH_MS,
    // `mustRefetch` decides which values are too old to serve.
    swr: Infinity,
    getFreshValue: async ({ metadata }) => {
      try {
        const value = await watched(load);
        if (value === null || value === false) {
          metadata.ttl = NOT_WRITTEN;
          store.delete(key);
        }
        return value;
      } catch (error) {
        // Otherwise cachified stores the old value again, as a fresh one.
        metadata.ttl = NOT_WRITTEN;
        throw error;
      }
    },
  };
  // cachified falls back on an old value only with `forceFresh`.
  return cachified<T>({ ...options, forceFresh: mustRefetch(key, store) }).catch((error: unknown) => {
    // A visitor who waits for another's refetch gets no fallback from cachified.
    if (store.has(key)) return cachified<T>(options);
    throw error;
  });
}

function mustRefetch(key: string, store: Store): boolean {
  const entry = store.peek(key);
  const now = Date.now();
  return (
    entry !== undefined &&
    now - entry.metadata.createdTime > COLLECTED_MS &&
    now - outage.lastFailureAt > OUTAGE_MS
  );
}

async function watched<T>(load: () => Promise<T>): Promise<T> {
  try {
    const value = await load();
    outage.lastFailureAt = -Infinity;
    return value;
  } catch (error) {
    if (error instanceof BackendError && error.isDown) outage.lastFailureAt = Date.now();
    throw error;
  }
}
