import { backendProblem } from "~/data/backend/readiness.server";
import { NO_STORE } from "../responses.server";
import { isEnding } from "./shutdown.server";

/** One line of text for load balancers: 200 « ok », or 503 with the problem. Never cached. */
export function healthLine(problem: string | null): Response {
  return new Response(problem ?? "ok", {
    status: problem === null ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": NO_STORE },
  });
}

/** Why this process should get no new visitors, as a French sentence; null if it may. */
export async function readinessProblem(): Promise<string | null> {
  return isEnding() ? "Le serveur s’arrête." : backendProblem();
}
