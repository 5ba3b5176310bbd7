export type Clock = {
  /** In seconds, when the server responded. */
  timeLeft: number;
  /** Seconds since 1970. */
  deadline: number;
};

/** Answers still count this many seconds after the deadline, because forms take time to arrive. */
export const GRACE_SECONDS = 5;

/** When the time is up, in seconds since 1970; infinite without a time limit. */
export function deadlineOf({ start }: { start: number | null }, timeLimit: number | null): number {
  return (start ?? Infinity) + (timeLimit ?? Infinity);
}
