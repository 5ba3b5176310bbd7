/**
 * A function that starts a task, never twice at the same time: calls during a run cause one more run after it. What the
 * task throws goes to the log.
 */
export function coalesce(task: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    isRunning = true;
    do {
      isAskedAgain = false;
      await task().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
    } while (isAskedAgain);
    // Nothing is awaited between the look at isAskedAgain and this, so no call falls between.
    isRunning = false;
  };
  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
