/** The backend could not be reached, refused a query, or answered what cannot be read. `app/http` turns it into a 503. */
export class BackendError extends Error {
  override name = "BackendError";
  /** Whether it was out of order as a whole, rather than asked what it does not answer. */
  readonly isDown: boolean;

  constructor(message: string, { isDown = false, cause }: { isDown?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.isDown = isDown;
  }
}

/**
 * The value, or null when the backend failed: for a part that its page can do without.
 * @throws what else went wrong.
 */
export async function orNull<T>(value: Promise<T>): Promise<T | null> {
  return value.catch((error: unknown) => {
    if (error instanceof BackendError) return null;
    throw error;
  });
}
