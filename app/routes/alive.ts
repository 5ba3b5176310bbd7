import type { LoaderFunctionArgs } from "@remix-run/node";
import { healthLine } from "~/server/front-door/readiness.server";
import { redirectToCanonicalPath } from "~/server/pages/responses.server";

/** Liveness probe. It ignores the backend, because restarting this process would not repair the backend. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectToCanonicalPath(request) ?? healthLine(null);
}
