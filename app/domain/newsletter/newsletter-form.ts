import { z } from "zod";
import { emailLine } from "~/domain/contact/contact-form";
import { HONEYPOT_FIELD } from "~/domain/form/honeypot";

/** Schema of the posted newsletter form. Missing and unknown fields are errors. */
export const postedNewsletter = z.object({ email: z.string(), [HONEYPOT_FIELD]: z.string() }).strict();

export const newsletterSchema = z.object({ email: emailLine });
