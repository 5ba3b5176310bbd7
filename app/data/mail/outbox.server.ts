import { z } from "zod";
import { coalesce } from "./coalesce";
import { composeMail, type DueMail } from "./compose-mail";
import { settings } from "~/data/backend/env.server";
import { isRefusedForGood, type Mailer, makeMailer } from "./mailer.server";
import { newsletterUrl, secretOf } from "~/data/messages/newsletter-token.server";
import { signingSecrets } from "~/data/backend/signing.server";
import type { Client } from "~/data/backend/client.server";
import { supabaseServer } from "~/data/backend/supabase.server";

const FIRST_DELAY_SECONDS = 60;
const LOOK_EVERY_MS = 30_000;

const common = { id: z.number(), email: z.string(), written_at: z.string() };
const dueRow = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("contact"),
    contact_message_id: z.number(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
  }),
  z.object({ ...common, kind: z.literal("newsletter-confirmation"), nonce: z.string() }),
  z.object({ ...common, kind: z.literal("newsletter-known"), nonce: z.string() }),
]);

/** The mail of a claimed row. A link works only with the secret that its subscription was made with. */
async function readMail(client: Client, row: z.output<typeof dueRow>): Promise<DueMail> {
  const { id, email, written_at: writtenAt } = row;
  if (row.kind === "contact") {
    const { contact_message_id: messageId, name, subject, body } = row;
    return { id, email, writtenAt, kind: row.kind, messageId, name, subject, body };
  }
  const secret = await secretOfSubscription(client, row.nonce);
  const confirmUrl = newsletterUrl(row.nonce, "confirm", secret);
  const unsubscribeUrl = newsletterUrl(row.nonce, "unsubscribe", secret);
  return { id, email, writtenAt, kind: row.kind, confirmUrl, unsubscribeUrl };
}

async function secretOfSubscription(client: Client, nonce: string): Promise<string | undefined> {
  if (signingSecrets().length === 1) return undefined;
  const { data } = await client
    .from("faqalim_newsletter_subscriptions")
    .select("unsubscribe_hash")
    .eq("nonce", nonce)
    .maybeSingle()
    .throwOnError();
  return (data && secretOf(nonce, data.unsubscribe_hash)) ?? undefined;
}

/**
 * Sends the due mails one by one. Each is postponed before it is sent, so that an interrupted one is retried:
 * at least once, by one server at a time. @throws Error if the outbox fails, ZodError on a bad row
 */
export async function deliverDueMails(
  client: Client,
  send: Mailer,
  contactEmail: string,
  firstDelaySeconds = FIRST_DELAY_SECONDS,
): Promise<void> {
  for (;;) {
    const { data, error } = await client.rpc("faqalim_claim_mails", {
      batch: 1,
      first_delay_seconds: firstDelaySeconds,
    });
    if (error) throw new Error(`Outbox: ${error.message}`);
    const [row] = z.array(dueRow).parse(data);
    if (!row) return;
    const due = await readMail(client, row);
    const result = await send(composeMail(due, contactEmail), due.id).then(
      () => ({ sent_at: new Date().toISOString(), last_error: null }),
      (failure: unknown) => {
        const reason = failure instanceof Error ? failure.message : String(failure);
        // Mail servers quote the address, which must not reach the log.
        console.error(`Mail ${due.id}: ${reason.replace(/[^\s<>]+@[^\s<>]+/g, "…")}`);
        return {
          last_error: reason.slice(0, 500),
          ...(isRefusedForGood(failure) && { failed_at: new Date().toISOString() }),
        };
      },
    );
    const { error: lost } = await client.from("faqalim_outbox").update(result).eq("id", due.id);
    if (lost) throw new Error(`Outbox: ${lost.message}`);
  }
}

/** Does nothing until `startOutbox` finds a mail server. */
let look = () => {};

/** Starts to send due mails, without waiting for them. */
export function deliverSoon(): void {
  look();
}

/** Sends due mails now and every 30 s; without a mail server, warns once that mail waits. */
export async function startOutbox(): Promise<void> {
  const { mail, siteUrl } = settings();
  if (!mail) {
    console.warn("SMTP_URL n’est pas donnée : les courriels attendent dans faqalim_outbox.");
    return;
  }
  const client = await supabaseServer;
  const send = makeMailer(mail, siteUrl);
  look = coalesce(() => deliverDueMails(client, send, mail.contactEmail));
  setInterval(deliverSoon, LOOK_EVERY_MS).unref();
  deliverSoon();
}
