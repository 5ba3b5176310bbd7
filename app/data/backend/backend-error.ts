/** The backend is down, refused a query, or sent an unreadable answer. `app/http` turns it into a 503. */
export class BackendError extends Error {
  override name = "BackendError";
  /** True when the whole backend is down, false when it refused one query. */
  readonly isDown: boolean;

  constructor(message: string, { isDown = false, cause }: { isDown?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isDown = isDown;
  }
}

/** Whether a status means that the whole backend is down. Below 400, an error is an answer that is not JSON. */
export function isOutage(status: number): boolean {
  return status < 400 || status === 429 || status >= 500;
}

/** For an optional part of a page: null on a BackendError; other errors are thrown. */
export async function orNull<T>(value: Promise<T>): Promise<T | null> {
  return value.catch((error: unknown) => {
    if (error instanceof BackendError) return null;
    throw error;
  });
}
