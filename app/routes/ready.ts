import type { LoaderFunctionArgs } from "@remix-run/node";
import { healthLine, readinessProblem } from "~/server/front-door/readiness.server";
import { redirectToCanonicalPath } from "~/server/pages/responses.server";

/** Readiness probe: whether a load balancer can send visitors to this process. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirectToCanonicalPath(request) ?? healthLine(await readinessProblem());
}
