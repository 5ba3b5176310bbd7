import { setTimeout } from "node:timers";
import { remember } from "@epic-web/remember";
import { supabaseServer } from "~/server/backend/supabase.server";

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
