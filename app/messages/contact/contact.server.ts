import { createHash } from "node:crypto";
import { z } from "zod";
import type { ContactMessage } from "./contact-fields";
import { settings } from "~/server/settings/settings.server";
import { deliverSoon } from "~/messages/mail/outbox.server";
import { readRow } from "~/server/backend/rows.server";
import { supabaseServer, write } from "~/server/backend/supabase.server";

/** A UUID, the same for a form that is sent twice, unless its text was edited in between. */
function messageId(submission: string, { name, email, subject, message }: ContactMessage): string {
  const text = JSON.stringify([submission, name, email, subject, message]);
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** Stores it once, however often it is sent; the Edge Function may be notified twice. @throws BackendError, although it may be stored */
export async function sendContactMessage(submission: string, message: ContactMessage): Promise<void> {
  const { data } = await write((client) =>
    client.rpc("faqalim_send_message", {
      submission: messageId(submission, message),
      sender_name: message.name,
      sender_email: message.email,
      message_subject: message.subject,
      message_body: message.message,
    }),
  );
  // Null if a concurrent request stores the message and notifies the function.
  const rowId = readRow(z.number().nullable(), data, "faqalim_send_message");
  deliverSoon();
  const { contactFunction } = settings();
  if (contactFunction && rowId !== null) void notifyFunction(contactFunction, rowId);
}

async function notifyFunction(name: string, messageId: number): Promise<void> {
  const client = await supabaseServer;
  const answer = await client.functions.invoke<unknown>(name, { body: { messageId } });
  const error: unknown = answer.error;
  if (!error) return;
  const reason = error instanceof Error ? error.message : "échec inconnu";
  console.error(`Message ${messageId}, ${name}: ${reason}`);
}
