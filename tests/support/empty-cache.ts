import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";

/** Empties the cache. Call it after importing the modules that read data. */
export function emptyCache(): void {
  remember("data-cache", () => new LRUCache<string, object>({ max: 1 })).clear();
}
