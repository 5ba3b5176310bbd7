import type { LoaderFunctionArgs } from "@remix-run/node";
import { healthLine } from "~/http/operation/health.server";
import { redirectToCanonicalPath } from "~/http/responses.server";

/** The process answers. It does not ask the backend: a restart would not help that. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirectToCanonicalPath(request) ?? healthLine(null);
}
