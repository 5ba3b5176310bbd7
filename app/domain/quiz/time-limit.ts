/** Answers still count this long after the limit, because pages and forms take time to arrive. */
const GRACE_SECONDS = 5;

/** The remaining seconds at `now` (seconds since 1970), never negative; null if there is no limit. */
export function secondsLeft(start: number | null, timeLimit: number | null, now: number): number | null {
  return start === null || timeLimit === null ? null : Math.max(0, start + timeLimit - now);
}

/** Whether an answer at `now` (seconds since 1970) comes after the limit and its grace period. */
export function isTooLate(start: number | null, timeLimit: number | null, now: number): boolean {
  return start !== null && timeLimit !== null && now > start + timeLimit + GRACE_SECONDS;
}
