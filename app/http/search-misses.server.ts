import { remember } from "@epic-web/remember";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { visitorKey } from "./client-address.server";
import { countSearchMiss } from "~/data/messages/search-misses.server";
import type { SearchResults } from "~/data/search.server";
import { missedTerm } from "~/domain/faq/search-miss";

/** Reloading a page of results is one search. */
const counted = () =>
  remember(
    "counted-search-misses",
    () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000, ttlAutopurge: true }),
  );

/** Counts a search that no question contains, once per visitor in ten minutes; crawlers' searches are not counted. */
export function noteSearchMiss(request: Request, term: string, { best, total }: SearchResults): void {
  if (total > 0 || isbot(request.headers.get("User-Agent"))) return;
  const missed = missedTerm(term);
  const key = `${visitorKey(request)} ${missed}`;
  if (missed === null || counted().has(key)) return;
  counted().set(key, true);
  countSearchMiss(missed, best.length > 0);
}
