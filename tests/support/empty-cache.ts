import { remember } from "@epic-web/remember";

/** Empties the cache. Call it after importing the modules that read data. */
export function emptyCache(): void {
  remember("data-cache", () => new Map<string, object>()).clear();
}
