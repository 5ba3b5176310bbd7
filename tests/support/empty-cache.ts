import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";

/** Empties the cache, including stale values. Call it after importing the modules that read data. */
export function emptyCache(): void {
  const store = () => new LRUCache<string, object>({ max: 1 });
  const stores = remember("data-cache", () => ({ contents: store(), guesses: store() }));
  stores.contents.clear();
  stores.guesses.clear();
}
