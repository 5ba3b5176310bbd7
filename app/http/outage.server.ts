import { BackendError } from "~/data/backend/backend-error";
import { RETRY_AFTER_SECONDS } from "./responses.server";

/**
 * Wraps a loader or an action. Requests that wait for one failing query need a `Response` each, as its body
 * can be read only once. @throws Response 503 with `Retry-After`, and the handler's other errors
 */
export function withOutageResponse<Args, Result>(handler: (args: Args) => Promise<Result>) {
  return async (args: Args): Promise<Result> => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      throw new Response("Service indisponible", {
        status: 503,
        headers: { "Retry-After": RETRY_AFTER_SECONDS },
      });
    }
  };
}
