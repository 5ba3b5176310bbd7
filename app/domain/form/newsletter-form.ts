import { z } from "zod";
import { emailLine } from "./contact-form";
import { HONEYPOT_FIELD } from "./honeypot";

/** The newsletter's form as it is posted; anything else is not this form. */
export const postedNewsletter = z.object({ email: z.string(), [HONEYPOT_FIELD]: z.string() }).strict();

export const newsletterSchema = z.object({ email: emailLine });

/** What newsletter subscribers agree to; change the version with the words. */
export const NEWSLETTER_WORDING = {
  version: "2026-11-21",
  text: "Recevez une nouvelle fiche par mois. Rien d’autre.",
};

/** The title of a mail's link that is unknown or expired. */
export const UNKNOWN_LINK = "Lien inconnu ou expiré";

/** The token in the address of a mail's link; null when it is missing or malformed. */
export function readToken(request: { url: string }): string | null {
  const token = new URL(request.url).searchParams.get("jeton");
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}
