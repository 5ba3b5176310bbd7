import { BackendError } from "~/data/backend/backend-error";
import { RETRY_AFTER_SECONDS } from "./responses.server";

/**
 * A loader or an action that answers 503 when the backend fails. Each request gets a `Response` of its own: its body can
 * be read once, and several requests may wait for the same failing query.
 * @throws Response 503 with `Retry-After`, and what else the handler throws.
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
