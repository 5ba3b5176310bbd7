import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadingProblem } from "~/server/backend/content-version.server";
import { embeddedBackend } from "~/server/backend/supabase.server";
import { isEnding } from "~/server/front-door/front-door.server";
import { NO_STORE } from "~/server/pages/cache-control.server";

/**
 * `/sante` is the liveness probe, which ignores the backend, because restarting this process would not repair it; `/sante/pret` is the
 * readiness probe: whether a load balancer can send visitors to this process.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const problems = new URL(request.url).pathname.endsWith("/pret") ? await readinessProblems() : [];
  return new Response(problems.join(" ") || "ok", {
    status: problems.length === 0 ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": NO_STORE },
  });
}

/** Why load balancers should send no visitors here, as French sentences without secrets. */
async function readinessProblems(): Promise<string[]> {
  if (isEnding()) return ["Le serveur s’arrête."];
  return [loadingProblem(), (await (await embeddedBackend)?.storageProblem()) ?? null].filter(
    (problem) => problem !== null,
  );
}
