import { remember } from "@epic-web/remember";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { supabaseServer } from "~/server/backend/supabase.server";
import { visitorKey } from "~/server/front-door/client-address.server";
import { foldTerm } from "~/text/folding";
import type { SearchResults } from "./search.server";

const LONGEST_MISS = 60;

/** An e-mail address, a URL, or enough digits for a phone number, a date or another personal number. */
const PERSONAL = /[@\uff20]|\barobase\b|https?:|www\.|(?:\p{Nd}\D{0,3}){6,}/u;

/** The terms counted recently, so that reloading a results page does not count a term again. */
const counted = () =>
  remember(
    "counted-search-misses",
    () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000, ttlAutopurge: true }),
  );

/** Rarer search terms are not reported, because they may reveal something about one person. */
export const LEAST_TIMES = 3;

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
  void countSearchMiss(missed, results.length > 0).catch((reason: unknown) =>
    console.warn(`Une recherche sans réponse n’est pas comptée : ${String(reason)}`),
  );
}

/** A search term as editors may see it: folded and without outer punctuation; null if it is too short or too long, or looks personal. */
export function missedTerm(term: string): string | null {
  const folded = foldTerm(term.normalize("NFKC"));
  const plain = folded.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  const { length } = [...plain];
  return length >= 2 && length <= LONGEST_MISS && !PERSONAL.test(folded) ? plain : null;
}

/** Adds a search to the day's counts. `hasBest`: other questions were shown. */
export async function countSearchMiss(term: string, hasBest: boolean): Promise<void> {
  // Do not use `write`: if a response is lost, its retry would count the search twice.
  const client = await supabaseServer;
  await client
    .rpc("faqalim_count_search_misses", { misses: [{ term, times: 1, has_best: hasBest }] })
    .throwOnError();
}

const missRow = z
  .object({ term: z.string(), times: z.number(), has_best: z.boolean() })
  .transform(({ has_best: hasBest, ...row }) => ({ ...row, hasBest }));

/** The terms searched at least `LEAST_TIMES` times. `hasBest`: other questions were shown. */
export async function listSearchMisses(): Promise<z.output<typeof missRow>[]> {
  const client = await supabaseServer;
  const { data } = await client.rpc("faqalim_list_search_misses", { at_least: LEAST_TIMES }).throwOnError();
  return z.array(missRow).parse(data);
}
