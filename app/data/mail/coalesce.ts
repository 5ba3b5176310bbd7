/** A task that never runs twice at once: calls during a run cause one more run. Errors are logged. */
export function coalesce(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await task().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    } while (isAskedAgain);
    // No `await` separates this from the check of isAskedAgain, so no call is lost.
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
