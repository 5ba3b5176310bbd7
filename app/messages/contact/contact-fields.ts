import { z } from "zod";
import { EMAIL_LENGTH, emailAddress } from "~/text/email-address";
import { HONEYPOT_FIELD, VALID_FROM_FIELD } from "~/shell/form/honeypot";
import { MESSAGE_LENGTH, MESSAGE_TOO_LONG, NAME_LENGTH, SUBJECT_LENGTH } from "./contact-limits";

export const postedContact = z
  .object({
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    submission: z.string().uuid(),
    [HONEYPOT_FIELD]: z.string(),
    [VALID_FROM_FIELD]: z.string(),
  })
  .strict();

const hasVisible = (value: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(value);

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

const INVISIBLE = /(?![\n\v\f\r\u0085]|\u200c|\u200d)[\p{Cc}\p{Cf}]/gu;

/** Refuses line breaks, which could inject mail headers. */
function line(missing: string, limit: number, limitName: string) {
  return z
    .string()
    .transform((value) => value.replace(/\t/g, " ").replace(INVISIBLE, ""))
    .pipe(
      z
        .string()
        .trim()
        .max(limit, `${limitName} dépasse ${limit}\u00a0caractères`)
        .refine(hasVisible, missing)
        .refine((value) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value), `${limitName} tient sur une seule ligne`),
    );
}

/** Removes characters that hide or reorder others. A text without visible characters becomes "". */
export function optionalTextBlock(limit: number, tooLong: string) {
  return (
    z
      .string()
      // Browsers send CRLF line breaks, and PostgreSQL refuses U+0000.
      .transform((value) =>
        value
          .replace(/\r\n?/g, "\n")
          .replace(/(?![\n\t])\p{Cc}/gu, "")
          .replace(DIRECTIONS, ""),
      )
      .pipe(z.string().trim().max(limit, tooLong))
      .transform((value) => (hasVisible(value) ? value : ""))
  );
}

export const emailLine = line("Indiquez votre adresse email", EMAIL_LENGTH, "L’adresse email").pipe(
  emailAddress,
);

export const contactSchema = z.object({
  name: line("Indiquez votre nom", NAME_LENGTH, "Le nom"),
  email: emailLine,
  subject: line("Indiquez le sujet de votre message", SUBJECT_LENGTH, "Le sujet"),
  message: optionalTextBlock(MESSAGE_LENGTH, MESSAGE_TOO_LONG).pipe(
    z.string().min(1, "Écrivez votre message"),
  ),
});

export type ContactMessage = z.output<typeof contactSchema>;
