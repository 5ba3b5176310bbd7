import { remember } from "@epic-web/remember";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { visitorKey } from "~/server/front-door/client-address.server";
import { countSearchMiss } from "./search-misses.server";
import type { SearchResults } from "./search.server";
import { missedTerm } from "./search-miss";

/** The terms counted recently, so that reloading a results page does not count a term again. */
const counted = () =>
  remember(
    "counted-search-misses",
    () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000, ttlAutopurge: true }),
  );

/** A search term, and the same term without the persons that it names (`TermReading`). */
type Searched = { term: string; withoutPersons: string };

/** Counts a search term that no question contains, without its persons, once per visitor in ten minutes. Ignores crawlers. */
export function noteSearchMiss(
  request: Request,
  { term, withoutPersons }: Searched,
  { results, literal }: SearchResults,
): void {
  if (literal === null || literal > 0 || isbot(request.headers.get("User-Agent"))) return;
  // The term without persons has lost the punctuation by which an e-mail address is recognized.
  if (missedTerm(term) === null) return;
  const missed = missedTerm(withoutPersons);
  const key = `${visitorKey(request)} ${missed}`;
  if (missed === null || counted().has(key)) return;
  counted().set(key, true);
  countSearchMiss(missed, results.length > 0);
}
