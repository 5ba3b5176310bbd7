import { z } from "zod";
import { coalesce } from "./coalesce";
import { contactMail, type Mail, newsletterMail } from "./compose-mail";
import { settings } from "~/server/settings/settings.server";
import { judgeFailure, type Mailer, makeMailer } from "./mailer.server";
import { newsletterUrl, secretOf } from "~/messages/newsletter/newsletter-token.server";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { moment } from "~/server/rows/columns.server";

const FIRST_DELAY_SECONDS = 60;
const LOOK_EVERY_MS = 30_000;
/** After its first temporary refusal. */
const GIVE_UP_AFTER_MS = 5 * 86_400_000;

const common = {
  id: z.number(),
  email: z.string(),
  written_at: z.string(),
  refused_since: moment.nullable(),
};
const dueRow = z.discriminatedUnion("kind", [
  z.object({
    ...common,
    kind: z.literal("contact"),
    contact_message_id: z.number(),
    name: z.string(),
    subject: z.string(),
    body: z.string(),
  }),
  z.object({
    ...common,
    kind: z.enum(["newsletter-confirmation", "newsletter-known"]),
    nonce: z.string(),
    unsubscribe_hash: z.string(),
  }),
]);
type DueRow = z.output<typeof dueRow>;

/** Its links are made with the secret of the subscription, because no other secret would work. */
function composeMail(row: DueRow, contactEmail: string): Mail {
  if (row.kind === "contact") return contactMail(row, contactEmail);
  const secret = secretOf(row.nonce, row.unsubscribe_hash) ?? undefined;
  return newsletterMail({
    ...row,
    confirmUrl: newsletterUrl(row.nonce, "confirm", secret),
    unsubscribeUrl: newsletterUrl(row.nonce, "unsubscribe", secret),
  });
}

function recordFailure({ id, refused_since: refusedSince }: DueRow, failure: unknown) {
  const now = new Date();
  const reason = failure instanceof Error ? failure.message : String(failure);
  const verdict = judgeFailure(failure);
  const since = verdict === "unavailable" ? refusedSince : (refusedSince ?? now.toISOString());
  const isTooOld =
    verdict === "refused" && since !== null && now.getTime() - Date.parse(since) >= GIVE_UP_AFTER_MS;
  const isGivenUp = verdict === "unknown-recipient" || isTooOld;
  const advice = isGivenUp ? " ; abandonné" : "";
  // Mail servers quote the recipient's address, which must not be logged.
  console.error(`Courriel ${id} : ${reason.replace(/[^\s<>]+@[^\s<>]+/g, "…")}${advice}`);
  return {
    last_error: reason.slice(0, 500),
    refused_since: since,
    ...(isGivenUp && { failed_at: now.toISOString() }),
  };
}

/** Postpones each mail before it sends it, so that one server sends it, and an interrupted attempt is repeated. @throws Error */
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
    const mail = composeMail(row, contactEmail);
    const result = await send(mail, row.id).then(
      () => ({ sent_at: new Date().toISOString(), last_error: null }),
      (failure: unknown) => recordFailure(row, failure),
    );
    const { error: lost } = await client.from("faqalim_outbox").update(result).eq("id", row.id);
    if (lost) throw new Error(`Outbox: ${lost.message}`);
  }
}

/** The settings may have been the reason. A mail that was given up stays so unless it goes to CONTACT_EMAIL. @throws Error */
export async function retryUnsent(client: Client): Promise<void> {
  const outbox = () => client.from("faqalim_outbox");
  await outbox()
    .update({ refused_since: null, failed_at: null })
    .eq("kind", "contact")
    .not("failed_at", "is", null)
    .throwOnError();
  // A first attempt that another instance is making has no error yet.
  await outbox()
    .update({ attempts: 0, next_attempt_at: new Date().toISOString() })
    .is("sent_at", null)
    .is("failed_at", null)
    .not("last_error", "is", null)
    .throwOnError();
}

let look = () => {};

export function deliverSoon(): void {
  look();
}

/** Sends now, and every 30 s; without a mail server, warns once that mail waits. */
export async function startOutbox(): Promise<void> {
  const { mail, siteUrl } = settings();
  if (!mail) {
    console.warn("SMTP_URL n’est pas donnée : les courriels attendent dans faqalim_outbox.");
    return;
  }
  const client = await supabaseServer;
  const send = makeMailer(mail, siteUrl);
  let isFirst = true;
  look = coalesce(async () => {
    if (isFirst) await retryUnsent(client);
    isFirst = false;
    await deliverDueMails(client, send, mail.contactEmail);
  });
  setInterval(deliverSoon, LOOK_EVERY_MS).unref();
  deliverSoon();
}
