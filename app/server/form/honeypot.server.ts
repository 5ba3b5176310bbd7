import { createHmac } from "node:crypto";
import { Honeypot } from "remix-utils/honeypot/server";
import { signingSecret, signingSecrets } from "~/server/backend/signing.server";
import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "~/shell/form/honeypot";

const LEAST_FILL_MS = 2_000;

/** Forms on cached pages are not timed: the time would change the page with each render. */
const honeypot = (secret: string, isTimed: boolean) =>
  new Honeypot({
    nameFieldName: HONEYPOT_FIELD,
    validFromFieldName: isTimed ? VALID_FROM_FIELD : null,
    encryptionSeed: createHmac("sha256", secret).update("honeypot").digest("hex"),
  });

export function validFrom(): string {
  const validFromTimestamp = Date.now() + LEAST_FILL_MS;
  return honeypot(signingSecret(), true).getInputProps({ validFromTimestamp }).encryptedValidFrom;
}

/** By the honeypot and, if the form contains one, its time. There is no upper limit, because a form may stay open all day. */
export function looksLikeSpam(posted: Record<string, string>): boolean {
  const form = new FormData();
  for (const [name, value] of Object.entries(posted)) form.append(name, value);
  return !signingSecrets().some((secret) => {
    try {
      honeypot(secret, VALID_FROM_FIELD in posted).check(form);
      return true;
    } catch {
      return false;
    }
  });
}
