import type { LoaderFunctionArgs } from "@remix-run/node";
import { readinessProblem } from "~/server/front-door/readiness.server";
import { NO_STORE } from "~/server/pages/cache-control.server";
import { redirectToCanonicalPath } from "~/server/pages/responses.server";

/**
 * `/sante` is the liveness probe, which ignores the backend, because restarting this process would not repair it; `/sante/pret` is the
 * readiness probe: whether a load balancer can send visitors to this process.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const moved = redirectToCanonicalPath(request);
  if (moved) return moved;
  const problem = new URL(request.url).pathname.endsWith("/pret") ? await readinessProblem() : null;
  return new Response(problem ?? "ok", {
    status: problem === null ? 200 : 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": NO_STORE },
  });
}
