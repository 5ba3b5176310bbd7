import { readinessProblems } from "~/server/backend/readiness.server";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { isEnding } from "./front-door.server";

/** A text response for load balancers: 200 “ok”, or 503 with the problem. Never cached. */
export function healthLine(problem: string | null): Response {
  return new Response(problem ?? "ok", {
    status: problem === null ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": NO_STORE },
  });
}

/** Why load balancers should not send visitors to this process, as French sentences; null if it is ready. */
export async function readinessProblem(): Promise<string | null> {
  if (isEnding()) return "Le serveur s’arrête.";
  const problems = await readinessProblems();
  return problems.length > 0 ? problems.join(" ") : null;
}
