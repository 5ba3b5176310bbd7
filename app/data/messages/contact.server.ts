import { createHash } from "node:crypto";
import { FunctionsFetchError, FunctionsHttpError, FunctionsRelayError } from "@supabase/supabase-js";
import type { ContactMessage } from "~/domain/form/contact-form";
import { settings } from "~/data/backend/env.server";
import { deliverSoon } from "~/data/mail/outbox.server";
import { supabaseServer, write } from "~/data/backend/supabase.server";

/**
 * Names a message: what is sent twice has the same name (32 hexadecimal digits, which PostgreSQL takes for a UUID), but
 * not another text that was written in the same form, after Back.
 */
function messageKey(submission: string, message: ContactMessage): string {
  const { name, email, subject, message: text } = message;
  const digest = createHash("sha256").update(JSON.stringify([submission, name, email, subject, text]));
  return digest.digest("hex").slice(0, 32);
}

/**
 * Stores a message, once however often it is sent, and the mail that it causes. Then it tells the
 * Edge Function that the settings name, if any; that may fail without the visitor knowing.
 * @throws BackendError when the backend is down: nothing was stored.
 */
export async function sendContactMessage(submission: string, message: ContactMessage): Promise<void> {
  const { data: messageId } = await write((client) =>
    client.rpc("faqalim_send_message", {
      submission: messageKey(submission, message),
      sender_name: message.name,
      sender_email: message.email,
      message_subject: message.subject,
      message_body: message.message,
    }),
  );
  deliverSoon();
  const { contactFunction } = settings();
  if (contactFunction && messageId !== null) void notifyFunction(contactFunction, messageId);
}

/** Tells an Edge Function of a message by its id, with the server's key; what fails is logged in the words of the client's three errors. */
export async function notifyFunction(name: string, messageId: number): Promise<void> {
  const client = await supabaseServer;
  const answer = await client.functions.invoke<unknown>(name, { body: { messageId } });
  const error: unknown = answer.error;
  if (!error) return;
  const reason =
    error instanceof FunctionsFetchError ||
    error instanceof FunctionsRelayError ||
    error instanceof FunctionsHttpError
      ? error.message
      : "unknown failure";
  console.error(`Message ${messageId}, ${name}: ${reason}`);
}
