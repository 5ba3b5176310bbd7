import { createHmac } from "node:crypto";

/** The signing secret of test servers. */
export const TEST_SECRET = "a secret for tests only, 32 characters long";

/** Signs a quiz state like the server, so that a test can start in the middle of a quiz. */
export function signForTest(value: unknown, purpose = "quiz-state", secret = TEST_SECRET): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${createHmac("sha256", secret).update(`${purpose}:${payload}`).digest("base64url")}`;
}
