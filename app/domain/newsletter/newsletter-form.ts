import { z } from "zod";
import { emailLine } from "~/domain/contact/contact-form";
import { HONEYPOT_FIELD } from "~/domain/form/honeypot";

/** Schema of the posted newsletter form. Missing and unknown fields are errors. */
export const postedNewsletter = z.object({ email: z.string(), [HONEYPOT_FIELD]: z.string() }).strict();

export const newsletterSchema = z.object({ email: emailLine });

/** The token in the URL of a mail's link; null if it is missing or malformed. */
export function readToken(request: { url: string }): string | null {
  const token = new URL(request.url).searchParams.get("jeton");
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}
