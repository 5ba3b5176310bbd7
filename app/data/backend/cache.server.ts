import drafts from "~drafts";
import { type CacheEntry, cachified, type GetFreshValue } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { BackendError } from "./backend-error";
import { currentLoad, loadFrom, noteCopyUse, openCopy } from "./copy.server";

export const FRESH_MS = 60_000;
/** Garbage-collection time (specification, section 9): older values are refetched before they are served; in development, all. */
const COLLECTED_MS = drafts ? 0 : 5 * 60_000;
/** With a negative time to live, cachified does not store the value. */
const NOT_WRITTEN = -1;

type Store = LRUCache<string, CacheEntry>;

const entries = remember("data-cache", () => new LRUCache<string, CacheEntry>({ max: 5_000 }));

/**
 * A value cached for all visitors, in the shared store (5,000 values) or in one of its own: fresh for one minute, then served while it is refetched.
 * After five minutes it is refetched first, and served only if that fails. Without an old value, a failure of a hosted backend is
 * answered from the copy of the contents. Null and false (unknown ids) are not cached, and not believed if the copy says so.
 * @throws what `load` throws, if neither has the value.
 */
export async function cached<T>(key: string, load: () => Promise<T>, store: Store = entries): Promise<T> {
  const outer = currentLoad();
  if (outer?.copy) return copied(key, () => loadFrom(outer.copy, load), store);
  try {
    return await kept(key, () => loadFrom(null, load), store);
  } catch (error) {
    // A load that fails in part is repeated as a whole: nothing that is kept is partly from the copy.
    if (outer || !(error instanceof BackendError)) throw error;
    const copy = await openCopy();
    const value = copy && (await copied(key, () => loadFrom(copy, load), store));
    // What the copy does not have may exist.
    if (value === null || value === false) throw error;
    noteCopyUse();
    return value;
  }
}

/** The contents of the copy do not change, so its values are kept for ever. */
function copied<T>(key: string, load: () => Promise<T>, store: Store): Promise<T> {
  const copyKey = `copy:${key}`;
  return cachified<T>({
    key: copyKey,
    cache: store,
    ttl: Infinity,
    getFreshValue: loading(copyKey, load, store),
  });
}

async function kept<T>(key: string, load: () => Promise<T>, store: Store): Promise<T> {
  const options = {
    key,
    cache: store,
    ttl: FRESH_MS,
    // `mustRefetch` decides which values are too old to serve.
    swr: Infinity,
    getFreshValue: loading(key, load, store),
  };
  // cachified falls back on an old value only with `forceFresh`.
  return cachified<T>({ ...options, forceFresh: mustRefetch(key, store) }).catch((error: unknown) => {
    // A visitor who waits for another's refetch gets no fallback from cachified.
    if (store.has(key)) return cachified<T>(options);
    throw error;
  });
}

function loading<T>(key: string, load: () => Promise<T>, store: Store): GetFreshValue<T> {
  return async ({ metadata }) => {
    try {
      const value = await load();
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
  };
}

function mustRefetch(key: string, store: Store): boolean {
  const entry = store.peek(key);
  return entry !== undefined && Date.now() - entry.metadata.createdTime > COLLECTED_MS;
}
