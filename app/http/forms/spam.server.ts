import { z } from "zod";
import { HONEYPOT_FIELD, SHOWN_AT_FIELD } from "~/domain/form/honeypot";
import { sign, verify } from "~/data/backend/signing.server";

/** No person fills in and sends a form faster. */
const LEAST_FILL_MS = 2_000;

/** The signed current time, for a form's hidden field. */
export function signedShownAt(): string {
  return sign("form-shown", Date.now());
}

/**
 * Whether a bot probably sent the form: its honeypot is filled in or missing or, for a `timed` form, its signed time is invalid
 * or less than 2 s ago. There is no upper limit, because a form may stay open all day.
 */
export function looksLikeSpam(fields: Record<string, string>, { timed }: { timed: boolean }): boolean {
  if (fields[HONEYPOT_FIELD] !== "") return true;
  // The newsletter and feedback forms are on cached pages, which cannot contain a time per visitor.
  if (!timed) return false;
  const shownAt = verify("form-shown", fields[SHOWN_AT_FIELD] ?? null, z.number());
  return shownAt === null || Date.now() - shownAt < LEAST_FILL_MS;
}
