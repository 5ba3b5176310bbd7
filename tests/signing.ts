import { createHmac } from "node:crypto";

/** The secret that test servers run with. */
export const TEST_SECRET = "a secret for tests only, 32 characters long";

/** A quiz state as the server signs it, so that a test can be in the middle of a quiz at any time. */
export function signForTest(value: unknown, purpose = "quiz-state", secret = TEST_SECRET): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(`${purpose}:${payload}`).digest("base64url")}`;
}
