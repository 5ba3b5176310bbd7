import { signForTest } from "./signing";

/** What a form holds that was shown a minute ago, so that a test need not wait before it sends it. */
export function pastMoment(): string {
  return signForTest(Date.now() - 60_000, "form-shown");
}
