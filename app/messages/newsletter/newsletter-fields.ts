import { z } from "zod";
import { emailLine } from "~/messages/contact/contact-form";
import { HONEYPOT_FIELD } from "~/shell/form/honeypot";

export const postedNewsletter = z.object({ email: z.string(), [HONEYPOT_FIELD]: z.string() }).strict();

export const newsletterSchema = z.object({ email: emailLine });
