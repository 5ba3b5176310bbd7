import { BackendError } from "~/data/backend/backend-error";
import { RETRY_AFTER_SECONDS } from "./responses.server";

/**
 * Wraps a loader or action so that a BackendError becomes a 503. Each request needs its own `Response`, because requests may share
 * a failing query but a body can be read only once.
 * @throws Response 503 with `Retry-After`; rethrows other errors
 */
export function withOutageResponse<Args extends unknown[], Result>(
  handler: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      throw new Response("Service indisponible", {
        status: 503,
        headers: { "Retry-After": RETRY_AFTER_SECONDS },
      });
    }
  };
}
