import { z } from "zod";
import { frenchDate } from "~/text/dates";

export const contactRow = z.object({
  kind: z.literal("contact"),
  email: z.string(),
  written_at: z.string(),
  contact_message_id: z.number(),
  name: z.string(),
  subject: z.string(),
  body: z.string(),
});

/** The mail to the team. */
export function contactMail(message: z.output<typeof contactRow>, contactEmail: string) {
  const { contact_message_id: id, written_at: writtenAt, name, email, subject, body } = message;
  return {
    to: contactEmail,
    replyTo: { name, address: email },
    subject: `[Contact ${id}] ${subject}`,
    text: `De : ${name} <${email}>\nReçu le : ${frenchDate(writtenAt)}\nSujet : ${subject}\n\n${body}`,
  };
}
