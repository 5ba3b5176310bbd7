import { type CacheEntry, cachified, type CachifiedOptions } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { BackendError } from "./backend-error";

const FRESH_MS = 60_000;
/** The specification's garbage-collection time (section 9): what nobody read for so long is read again. */
const COLLECTED_MS = 5 * 60_000;
/** How long a backend that was down is taken to be down still. */
const OUTAGE_MS = 30_000;
/** The time to live of what cachified must not write. */
const NOT_WRITTEN = -1;

const entries = remember("data-cache", () => new LRUCache<string, CacheEntry>({ max: 5_000 }));
const outage = remember("data-outage", () => ({ lastFailureAt: -Infinity }));

/**
 * A value kept for all visitors, 5,000 values at most. It is served for a minute; then served while it is refetched;
 * from the age of five minutes it stays as the last good value only: it is refetched first, and served, however old,
 * when that fails. For 30 s after the backend was down, or until it answers, nobody waits where there is a last good
 * value: it is served while it is refetched. What is not there (null, false) is not kept: visitors may ask for any id.
 * @throws what `load` throws, when there is no last good value.
 */
export async function cached<T>(key: string, load: () => Promise<T>): Promise<T> {
  const options: CachifiedOptions<T> = {
    key,
    cache: entries,
    ttl: FRESH_MS,
    // Whatever its age: `mustRefetch` decides what is too old to be served.
    swr: Infinity,
    getFreshValue: async ({ metadata }) => {
      try {
        const value = await watched(load);
        if (value === null || value === false) {
          metadata.ttl = NOT_WRITTEN;
          entries.delete(key);
        }
        return value;
      } catch (error) {
        // Else cachified writes the last good value again, as a fresh one.
        metadata.ttl = NOT_WRITTEN;
        throw error;
      }
    },
  };
  // Only with `forceFresh` does cachified fall back on the last good value.
  return cachified<T>({ ...options, forceFresh: mustRefetch(key) }).catch((error: unknown) => {
    // It joined another visitor's refetch, which falls back on nothing.
    if (entries.has(key)) return cachified<T>(options);
    throw error;
  });
}

function mustRefetch(key: string): boolean {
  const entry = entries.peek(key);
  const now = Date.now();
  return (
    entry !== undefined &&
    now - entry.metadata.createdTime > COLLECTED_MS &&
    now - outage.lastFailureAt > OUTAGE_MS
  );
}

/** Loads a value, and remembers whether the backend was down. */
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
