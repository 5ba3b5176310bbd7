import { data } from "@remix-run/node";
import { BackendError } from "~/data/backend/backend-error";
import { usesCopy, watchVisit } from "~/data/backend/copy.server";
import { NO_STORE, RETRY_AFTER_SECONDS } from "./responses.server";

/**
 * Wraps a loader or an action. What was read from the copy of the contents is not kept by any cache. Requests that wait for one failing
 * query need a `Response` each, as its body can be read only once. @throws Response 503 with `Retry-After`, and the
 * handler's other errors
 */
export function withOutageResponse<Args extends unknown[], Result>(
  handler: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) =>
    watchVisit(async () => {
      try {
        const result = await handler(...args);
        if (result instanceof Response && usesCopy()) result.headers.set("Cache-Control", NO_STORE);
        return result;
      } catch (error) {
        if (!(error instanceof BackendError)) throw error;
        throw new Response("Service indisponible", {
          status: 503,
          headers: { "Retry-After": RETRY_AFTER_SECONDS },
        });
      }
    });
}

/** The `data` of a page for a loader in `withOutageResponse`, with `isCopy`, which shows the notice of an outage. */
export function pageData<Page extends object>(
  page: Page,
  { status, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const isCopy = usesCopy();
  return data(
    { ...page, isCopy },
    { ...(status && { status }), headers: { ...headers, ...(isCopy && { "Cache-Control": NO_STORE }) } },
  );
}
