import { data } from "@remix-run/node";

/** The backend is down, refused a query, or sent an unreadable response. Thrown by a loader or an action, it is a 503. */
export class BackendError extends Error {
  override name = "BackendError";
  readonly isDown: boolean;
  readonly isSilent: boolean;

  constructor(
    message: string,
    {
      isDown = false,
      isSilent = false,
      cause,
    }: { isDown?: boolean; isSilent?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isDown = isDown;
    this.isSilent = isSilent;
    // With these properties, Remix takes the error for a thrown `data()`. Requests can share it, because it has no body to read.
    Object.assign(this, data("Service indisponible", 503));
  }
}

/** Whether the status of a failed query means that the whole backend is down. Below 400, the response was not JSON. */
export function isOutage(status: number): boolean {
  return status < 400 || status === 429 || status >= 500;
}

/** Resolves to null on a BackendError, for optional parts of a page. @throws every other error */
export async function orNull<T>(value: Promise<T>): Promise<T | null> {
  return value.catch((error: unknown) => {
    if (error instanceof BackendError) return null;
    throw error;
  });
}
