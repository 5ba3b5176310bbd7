/** Any number of calls during a run cause one more run. Errors are logged. */
export function coalesce(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isRequestedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isRequestedAgain = false;
      await task().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    } while (isRequestedAgain);
    isRunning = false;
  };
  return () => {
    if (isRunning) isRequestedAgain = true;
    else void run();
  };
}
