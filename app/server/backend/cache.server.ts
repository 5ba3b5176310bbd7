import { type Cache, type CacheEntry, cachified } from "@epic-web/cachified";
import { remember } from "@epic-web/remember";
import { BackendError } from "./backend-error";
import { contentVersion, noteVersionRead, taskVersion, trackVersion } from "./content-version.server";

/** In development, the page that an editor saves is shown first, and slow values are loaded again after it. */
const LATER = { ttl: 5_000, staleWhileRevalidate: 86_400_000, staleRefreshTimeout: 1_500 };

type Versioned<T> = { version: number; value: T };

/** As large as the contents, because a key contains nothing that visitors typed. */
const store = remember("data-cache", () => new Map<string, CacheEntry<Versioned<unknown>>>());

/** With the version in the key, `cachified` does not share a load between two versions. */
const withVersion = (version: number, key: string) => `${version} ${key}`;
const withoutVersion = (key: string) => key.slice(key.indexOf(" ") + 1);

const cache: Cache = {
  get: (key) => store.get(withoutVersion(key)),
  set: (key, entry: CacheEntry<Versioned<unknown>>) => store.set(withoutVersion(key), entry),
  delete: (key) => store.delete(withoutVersion(key)),
};

/** A value of the content version or, if it cannot be loaded, the last one. */
export async function cached<T>(key: string, load: () => Promise<T>, { slow = false } = {}): Promise<T> {
  const version = contentVersion();
  const found = await cachified<Versioned<T>>({
    key: withVersion(version, key),
    cache,
    forceFresh: IS_PREVIEW ? !slow : store.get(key)?.value.version !== version,
    ...(IS_PREVIEW && slow && LATER),
    fallbackToCache: true,
    // A value that is composed of others is as old as the oldest of them.
    getFreshValue: () => trackVersion(async () => ({ value: await logged(load()), version: taskVersion() })),
  });
  noteVersionRead(found.version);
  return found.value;
}

/** Logs faults of the site itself, which nobody would notice behind the last value. */
async function logged<T>(value: Promise<T>): Promise<T> {
  return value.catch((error: unknown) => {
    if (!(error instanceof BackendError)) console.error(error);
    throw error;
  });
}
