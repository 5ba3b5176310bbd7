import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import type { z } from "zod";
import { flush } from "~/server/embedded/flush.server";
import { MIN_SECRET_LENGTH, settings, SettingsError } from "~/server/settings/settings.server";

type SigningPurpose = "quiz-state" | "quiz-result" | "feedback";

/** The first signs; all verify. @throws SettingsError if the data folder’s own is unreadable */
export function signingSecrets(): [string, ...string[]] {
  return remember("signing-secrets", () => {
    const { backend } = settings();
    const [first, ...others] = backend.signingSecrets;
    if (first) return [first, ...others];
    if (backend.kind !== "embedded" || backend.dataDir.startsWith("memory:")) return [makeSecret()];
    return [secretIn(join(backend.dataDir, "postgres"))];
  });
}

export function signingSecret(): string {
  return signingSecrets()[0];
}

const makeSecret = () => randomBytes(32).toString("base64url");

/** Beside PostgreSQL's files, so that a backup contains it. */
function secretIn(folder: string): string {
  const file = join(folder, "signing-secret");
  try {
    const stored = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
    // A shorter one comes from an interrupted write.
    if (stored.length >= MIN_SECRET_LENGTH) return stored;
    const secret = makeSecret();
    writeFileSync(file, secret, { mode: 0o600, flush: true });
    flush(folder);
    return secret;
  } catch (error) {
    throw new SettingsError(
      `Le secret de signature du dossier « ${folder} » est illisible : rendez le fichier signing-secret lisible, ou donnez SIGNING_SECRET.`,
      { cause: error },
    );
  }
}

function signature(purpose: SigningPurpose, payload: string, secret = signingSecret()): Buffer {
  return createHmac("sha256", secret).update(`${purpose}:${payload}`).digest();
}

export function sign(purpose: SigningPurpose, value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${signature(purpose, payload).toString("base64url")}`;
}

/** Null if this site did not sign it for this purpose, or if it does not match the schema. */
export function verify<T>(
  purpose: SigningPurpose,
  signed: string | null,
  schema: z.ZodType<T, z.ZodTypeDef, unknown>,
): T | null {
  const [payload = "", mark = ""] = signed?.split(".") ?? [];
  const given = Buffer.from(mark, "base64url");
  const isSigned = signingSecrets().some((secret) => {
    const expected = signature(purpose, payload, secret);
    return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
  });
  if (!isSigned) return null;
  const value: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return schema.safeParse(value).data ?? null;
}
