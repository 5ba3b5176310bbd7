import { onTestFinished, vi } from "vitest";
import { makeMailer } from "~/messages/mail/mailer.server";
import { deliverDueMails } from "~/messages/mail/outbox.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { startSmtpInbox } from "../support/smtp-inbox";

export const CONTACT_EMAIL = "contact@faq-alim.example";

/** Creates the mailer of a site that uses this SMTP server. */
export function mailer(smtpUrl: string) {
  return makeMailer(
    { smtpUrl, from: "FAQ + ALIM <site@faq-alim.example>", contactEmail: CONTACT_EMAIL },
    "https://faq-alim.example",
  );
}

/** A mail server until the end of the test. */
export async function startInbox(...behavior: Parameters<typeof startSmtpInbox>) {
  const inbox = await startSmtpInbox(...behavior);
  onTestFinished(inbox.stop);
  return inbox;
}

/** Sends the due mails; a failed mail is due again after `firstDelaySeconds`, by default almost immediately. */
export async function deliver(smtpUrl: string, firstDelaySeconds = 0.001): Promise<void> {
  await deliverDueMails(await supabaseServer, mailer(smtpUrl), CONTACT_EMAIL, firstDelaySeconds);
}

/** Deletes messages, subscriptions and their mails. */
export async function emptyMailbox(): Promise<void> {
  const client = await supabaseServer;
  for (const table of ["faqalim_contact_messages", "faqalim_newsletter_subscriptions"] as const)
    await client.from(table).delete().gt("id", 0).throwOnError();
}

/** The rows of the outbox, oldest mail first. */
export async function outbox() {
  const client = await supabaseServer;
  return (await client.from("faqalim_outbox").select("*").order("id").throwOnError()).data;
}

/** Runs a function and returns the errors that it logs. */
export async function withFailures(run: () => Promise<void>): Promise<string[]> {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await run();
  const logged = log.mock.calls.map(([text]) => String(text));
  log.mockRestore();
  return logged;
}
