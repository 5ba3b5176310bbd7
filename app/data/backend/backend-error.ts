/** The backend could not be reached, or refused a query. `app/http` turns it into a 503. */
export class BackendError extends Error {
  override name = "BackendError";
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
