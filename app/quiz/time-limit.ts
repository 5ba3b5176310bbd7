/** Answers still count this long after the deadline, because forms take time to arrive. */
const GRACE_SECONDS = 5;

/** When the time is up, in seconds since 1970; null if there is no limit. */
export function deadlineOf(start: number | null, timeLimit: number | null): number | null {
  return start === null || timeLimit === null ? null : start + timeLimit;
}

export function isTimeUp(deadline: number | null, now: number): boolean {
  return deadline !== null && now >= deadline;
}

/** Whether an answer that arrives at `now` was given after the deadline. */
export function isTooLate(deadline: number | null, now: number): boolean {
  return deadline !== null && now > deadline + GRACE_SECONDS;
}

export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
