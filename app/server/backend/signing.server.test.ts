import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forget } from "@epic-web/remember";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { sign, signingSecret, verify } from "./signing.server";

const schema = z.object({ quizId: z.number() });

it("a signed value is returned unchanged", () => {
  expect(verify("quiz-state", sign("quiz-state", { quizId: 7 }), schema)).toEqual({ quizId: 7 });
});

it("a value that is unsigned, changed, or does not match the schema is refused", () => {
  const signed = sign("quiz-state", { quizId: 7 });
  const [payload = "", mark = ""] = signed.split(".");
  const forged = Buffer.from('{"quizId":8}').toString("base64url");
  for (const wrong of [
    null,
    "",
    ".",
    payload,
    `${payload}.`,
    `${forged}.${mark}`,
    signed.slice(0, -2),
    sign("quiz-state", [1]),
  ]) {
    expect(verify("quiz-state", wrong, schema), String(wrong)).toBeNull();
  }
});

it("verifying never throws, whatever the text", () => {
  fc.assert(fc.property(fc.string(), (text) => verify("quiz-state", text, schema) === null));
});

function secretIn(folder: string): string {
  vi.stubEnv("SIGNING_SECRET", "");
  vi.stubEnv("DATA_DIR", folder);
  restart();
  return signingSecret();
}

const restart = () => ["settings", "signing-secrets"].forEach(forget);

afterEach(() => {
  vi.unstubAllEnvs();
  restart();
});

it("the first secret signs, and values signed with the others are accepted", () => {
  const [before, after] = ["b".repeat(32), "a".repeat(32)];
  const signedWith = (secret: string, also = "") => {
    vi.stubEnv("SIGNING_SECRET", secret);
    vi.stubEnv("SIGNING_SECRET_ALSO", also);
    restart();
    return sign("quiz-state", { quizId: 7 });
  };
  const [old, current] = [signedWith(before), signedWith(after)];
  expect(verify("quiz-state", old, schema)).toBeNull();
  expect(signedWith(after, before)).toBe(current);
  expect(verify("quiz-state", old, schema)).toEqual({ quizId: 7 });
});

describe("the secret in the data folder", () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "faqalim-"));
    mkdirSync(join(folder, "postgres"));
    file = join(folder, "postgres", "signing-secret");
  });

  it.each([null, "cut sh"])("is generated once; the incomplete file %j is replaced", (content) => {
    if (content !== null) writeFileSync(file, content);
    const secret = secretIn(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(secretIn(folder)).toBe(secret);
    expect(readFileSync(file, "utf8")).toBe(secret);
  });

  it("is not replaced if its file is unreadable", () => {
    mkdirSync(file);
    expect(() => secretIn(folder)).toThrow(/^Le secret de signature .+ est illisible : .+SIGNING_SECRET\.$/);
  });
});
