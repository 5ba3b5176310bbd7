type Failure = { isDown?: boolean; isSilent?: boolean };

/** A route that throws it responds 503. Requests can share it, because it has no body to read. */
export class BackendError extends Response {
  readonly isDown: boolean;
  readonly isSilent: boolean;

  constructor(
    readonly message: string,
    { isDown = false, isSilent = false }: Failure = {},
  ) {
    super(null, { status: 503 });
    this.isDown = isDown;
    this.isSilent = isSilent;
  }

  override toString(): string {
    return this.message;
  }
}

/** Whether a failed query means an outage. If its status is below 400, the response was not JSON. */
export function isOutage(status: number): boolean {
  return status < 400 || status === 429 || status >= 500;
}

/** For optional parts of a page: null instead of a BackendError. @throws every other error */
export async function orNull<T>(value: Promise<T>): Promise<T | null> {
  return value.catch((error: unknown) => {
    if (error instanceof BackendError) return null;
    throw error;
  });
}
