import type { LoaderFunctionArgs } from "@remix-run/node";
import { healthLine, readinessProblem } from "~/http/operation/health.server";
import { redirectToCanonicalPath } from "~/http/responses.server";

/** The process and its backend answer: a load balancer may send visitors here. */
export async function loader({ request }: LoaderFunctionArgs) {
  return redirectToCanonicalPath(request) ?? healthLine(await readinessProblem());
}
