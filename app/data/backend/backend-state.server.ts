import { remember } from "@epic-web/remember";
import { z } from "zod";
import type { Client } from "./create-client.server";

const CHECK_AGAIN_MS = 2_000;
const NO_RESPONSE = "La base de données ne répond pas.";

/** Queries the backend. Resolves to the problem as one French sentence without secrets, or to null. */
type Probe = () => Promise<string | null>;
type State = {
  problem: string | null;
  checking: Promise<string | null> | null;
  next: ReturnType<typeof setTimeout> | undefined;
};

const state = remember("backend-state", (): State => ({ problem: null, checking: null, next: undefined }));

/** Whether the last probe found a problem. A slow or refused query alone does not count as an outage. */
export function isBackendDown(): boolean {
  return state.problem !== null;
}

/** Runs `probe`; concurrent calls share one run. Repeats it every 2 s while there is a problem. */
export function checkBackend(probe: Probe): Promise<string | null> {
  state.checking ??= probe()
    .then((problem) => note(problem, probe))
    .finally(() => (state.checking = null));
  return state.checking;
}

/** Treats the backend as down until `probe` succeeds. */
export function assumeDown(probe: Probe): void {
  note(NO_RESPONSE, probe);
}

function note(problem: string | null, probe: Probe): string | null {
  if (problem && !state.problem) console.error(`The backend is down: ${problem}`);
  if (!problem && state.problem) console.warn("The backend responds again.");
  state.problem = problem;
  clearTimeout(state.next);
  if (problem) state.next = setTimeout(() => void checkBackend(probe), CHECK_AGAIN_MS).unref();
  return problem;
}

const someRows = z.array(z.object({ id: z.number() })).nonempty();

/**
 * Sends the cheapest query. Returns the problem as one French sentence without secrets, or null. An empty result is a problem:
 * every site has questions, and visitors can read a question only if the row policies of both questions and categories exist.
 */
export async function probe(client: Client): Promise<string | null> {
  const { data, error, status } = await client.from("faqalim_faqs").select("id").limit(1).retry(false);
  if (error && status >= 400) return `La base de données refuse la lecture (statut ${status}).`;
  if (error) return NO_RESPONSE;
  return someRows.safeParse(data).success ? null : "La base de données ne contient aucune question.";
}
