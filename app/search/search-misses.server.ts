import { setTimeout } from "node:timers";
import { remember } from "@epic-web/remember";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { supabaseServer } from "~/server/backend/supabase.server";
import { visitorKey } from "~/server/front-door/client-address.server";
import type { SearchResults } from "./search.server";
import { missedTerm } from "./search-miss";

const WRITE_EVERY_MS = 60_000;
const MAX_TERMS = 200;

type Misses = Map<string, { times: number; has_best: boolean }>;

const waiting = () => remember("search-misses", (): Misses => new Map());

/**
 * Counts a search term that no question contains (`missedTerm`) in memory. `hasBest`: other questions were shown. The count is
 * written within a minute, or lost if the process ends first.
 */
export function countSearchMiss(term: string, hasBest: boolean): void {
  const misses = waiting();
  const times = misses.get(term)?.times ?? 0;
  if (times === 0 && misses.size >= MAX_TERMS) return;
  if (misses.size === 0) setTimeout(() => void writeSearchMisses().catch(warn), WRITE_EVERY_MS).unref();
  misses.set(term, { times: times + 1, has_best: hasBest });
}

/** Adds the counts in memory to the day's counts in the database. A failure is logged, and the counts are lost. */
export async function writeSearchMisses(): Promise<void> {
  const misses = Array.from(waiting(), ([term, count]) => ({ term, ...count }));
  waiting().clear();
  if (misses.length === 0) return;
  // Do not use `write`: if a response is lost, its retry would count the searches twice.
  const client = await supabaseServer;
  const { error } = await client.rpc("faqalim_count_search_misses", { misses });
  if (error) warn(error.message);
}

function warn(reason: unknown): void {
  console.warn(`Les recherches sans réponse ne sont pas comptées : ${String(reason)}`);
}

/** The terms counted recently, so that reloading a results page does not count a term again. */
const counted = () =>
  remember(
    "counted-search-misses",
    () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000, ttlAutopurge: true }),
  );

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
