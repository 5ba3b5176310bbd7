import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { supabase } from "./supabase.server";

const ANSWER_WITHIN_MS = 2_000;
const KEPT_MS = 1_000;

type Readiness = { problem: string | null };

const lastAnswer = remember(
  "readiness",
  () => new LRUCache<"backend", Readiness>({ max: 1, ttl: KEPT_MS, fetchMethod: askBackend }),
);

/**
 * Why the backend does not answer a small read, as one French sentence without secrets; null if it does. It is asked
 * once a second at most, however many ask here.
 */
export async function backendProblem(): Promise<string | null> {
  const { problem } = await lastAnswer.forceFetch("backend");
  return problem;
}

async function askBackend(): Promise<Readiness> {
  const client = await supabase;
  const { error, status } = await client
    .from("faqalim_categories")
    .select("id")
    .limit(1)
    .abortSignal(AbortSignal.timeout(ANSWER_WITHIN_MS))
    .retry(false);
  if (!error) return { problem: null };
  if (status === 0) return { problem: "La base de données ne répond pas." };
  return { problem: `La base de données refuse la lecture (statut ${status}).` };
}
