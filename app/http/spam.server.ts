import { z } from "zod";
import { HONEYPOT_FIELD, SHOWN_AT_FIELD } from "~/domain/form/honeypot";
import { sign, verify } from "~/data/backend/signing.server";

/** Nobody reads a form, fills it in and sends it faster. */
const LEAST_FILL_MS = 2_000;

/** The current time, signed, for a form's hidden field. */
export function signedShownAt(): string {
  return sign("form-shown", Date.now());
}

/**
 * Whether a program seems to have filled in a form: its honeypot is not empty or, if it is `timed`, it was sent within 2 s
 * or without a time signed here. There is no upper limit: a form may stay open all day.
 */
export function looksLikeSpam(fields: Record<string, string>, { timed }: { timed: boolean }): boolean {
  if (fields[HONEYPOT_FIELD] !== "") return true;
  // The newsletter's form is on every page, and pages are cached for everyone: it cannot hold a time.
  if (!timed) return false;
  const shownAt = verify("form-shown", fields[SHOWN_AT_FIELD] ?? null, z.number());
  return shownAt === null || Date.now() - shownAt < LEAST_FILL_MS;
}
