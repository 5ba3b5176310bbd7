import { signForTest } from "./signing";

/** The token of a form shown a minute ago, so that a test can submit without waiting. */
export function pastMoment(): string {
  return signForTest(Date.now() - 60_000, "form-shown");
}
