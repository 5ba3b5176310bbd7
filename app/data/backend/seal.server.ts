import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import type { z } from "zod";
import { readSettings } from "./env.server";

/** The secret that seals are made with: the one of the settings, else one that is made once and kept with the data. */
export function sealSecret(): string {
  return remember("seal-secret", () => {
    const { backend } = readSettings(process.env);
    if (backend.sealSecret) return backend.sealSecret;
    const made = randomBytes(32).toString("base64url");
    if (backend.kind !== "embedded" || backend.dataDir.startsWith("memory:")) return made;
    const file = join(backend.dataDir, "seal-secret");
    if (!existsSync(file)) writeFileSync(file, made, { mode: 0o600 });
    return readFileSync(file, "utf8").trim();
  });
}

function signature(payload: string): Buffer {
  return createHmac("sha256", sealSecret()).update(payload).digest();
}

/** A value as text that fits an address, and that nobody can change or make up: readable, but sealed with an HMAC. */
export function seal(value: unknown): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${signature(payload).toString("base64url")}`;
}

/** The value of a seal, or null when it is not one of ours or not of this shape. */
export function unseal<T>(sealed: string | null, schema: z.ZodType<T, z.ZodTypeDef, unknown>): T | null {
  const [payload = "", mark = ""] = sealed?.split(".") ?? [];
  const expected = signature(payload);
  const given = Buffer.from(mark, "base64url");
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  const value: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  return schema.safeParse(value).data ?? null;
}
