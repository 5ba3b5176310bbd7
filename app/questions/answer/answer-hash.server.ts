import { createHash } from "node:crypto";

/** A hash of an answer, which tells whether the compiler wrote it or somebody edited it in the database. */
export function answerHash(answer: string): string {
  return createHash("sha256").update(answer).digest("base64url").slice(0, 16);
}
