import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import { loadingProblem } from "./content-version.server";
import { storageProblem } from "./supabase.server";

/** Load balancers expect a response within a second. */
const ANSWER_WITHIN_MS = 800;
const CACHED_MS = 1_000;

type Check = {
  /** Why the site is not ready, as a French sentence without secrets; null if it is ready. */
  problem: () => Promise<string | null>;
  /** The problem to report if the check takes too long. */
  late: string;
};

/** The checks that a ready site passes, by name. */
const CHECKS: Record<string, Check> = {
  contents: { problem: () => Promise.resolve(loadingProblem()), late: "La base de données ne répond pas." },
  storage: { problem: storageProblem, late: "Le disque des données ne répond pas." },
};

const problems = () =>
  remember(
    "readiness",
    () =>
      new LRUCache<string, { problem: string | null }>({
        max: Object.keys(CHECKS).length,
        ttl: CACHED_MS,
        fetchMethod: async (name) => ({ problem: (await CHECKS[name]?.problem()) ?? null }),
      }),
  );

/**
 * Returns within a second why the site is not ready, as French sentences without secrets; empty if it is ready. Each check runs
 * at most once a second and never concurrently, however many requests arrive.
 */
export async function readinessProblems(): Promise<string[]> {
  const found = await Promise.all(Object.entries(CHECKS).map(problemInTime));
  return found.filter((problem) => problem !== null);
}

async function problemInTime([name, { late }]: [string, Check]): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inTime = problems()
    .forceFetch(name)
    .then(({ problem }) => problem);
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(late), ANSWER_WITHIN_MS);
  });
  return Promise.race([inTime, tooLate]).finally(() => clearTimeout(timer));
}
