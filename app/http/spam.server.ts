import { remember } from "@epic-web/remember";
import { Honeypot } from "remix-utils/honeypot/server";
import { SENT_FROM_FIELD, TRAP_FIELD } from "~/domain/form/spam-trap";
import { signingSecret } from "~/data/backend/signing.server";

/** Nobody reads a form, fills it in and sends it in less. */
const LEAST_FILL_MS = 2_000;

const traps = () =>
  remember("honeypots", () => {
    const common = { nameFieldName: TRAP_FIELD, encryptionSeed: signingSecret() };
    return {
      timed: new Honeypot({ ...common, validFromFieldName: SENT_FROM_FIELD }),
      // The newsletter's form is on every page, and pages are kept for everyone: it cannot hold a moment.
      untimed: new Honeypot({ ...common, validFromFieldName: null }),
    };
  });

/** From when on a form that is shown now may be sent, encrypted. */
export function signedFillTime(): string {
  return traps().timed.getInputProps({ validFromTimestamp: Date.now() + LEAST_FILL_MS }).encryptedValidFrom;
}

/** Whether a form looks as if nobody had filled it in: the trap is not empty, or it was sent too soon. */
export function looksLikeSpam(fields: Record<string, string>, { timed }: { timed: boolean }): boolean {
  if (fields[TRAP_FIELD] === undefined) return true;
  if (timed && fields[SENT_FROM_FIELD] === undefined) return true;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  try {
    (timed ? traps().timed : traps().untimed).check(form);
    return false;
  } catch {
    // A SpamError, or what the decryption of a made-up moment throws.
    return true;
  }
}
