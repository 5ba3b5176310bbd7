import { z } from "zod";
import { contactMail, contactRow } from "~/messages/contact/contact-mail";
import { newsletterMail, newsletterRow } from "~/messages/newsletter/newsletter-mail.server";
import { moment } from "~/server/backend/rows.server";
import { settings } from "~/server/settings/settings.server";
import { judgeFailure, type Mailer, makeMailer } from "./mailer.server";
import type { Client } from "~/server/backend/create-client.server";
import { supabaseServer } from "~/server/backend/supabase.server";

const FIRST_DELAY_SECONDS = 60;
const LOOK_EVERY_MS = 30_000;
/** After its first temporary refusal. */
const GIVE_UP_AFTER_MS = 5 * 86_400_000;

const waiting = { id: z.number(), refused_since: moment.nullable() };
const dueRow = z.discriminatedUnion("kind", [contactRow.extend(waiting), newsletterRow.extend(waiting)]);
type DueRow = z.output<typeof dueRow>;

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
    const mail = row.kind === "contact" ? contactMail(row, contactEmail) : newsletterMail(row);
    const result = await send(mail, row.id).then(
      () => ({ sent_at: new Date().toISOString(), last_error: null }),
      (failure: unknown) => recordFailure(row, failure),
    );
    const { error: lost } = await client.from("faqalim_outbox").update(result).eq("id", row.id);
    if (lost) throw new Error(`Outbox: ${lost.message}`);
  }
}

/** After a start, because wrong settings may have been the reason. Of the mails given up, only those to CONTACT_EMAIL. @throws Error */
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

let deliver = () => Promise.resolve();
let delivery = Promise.resolve();

/** Sends what is due, after a delivery that is under way. */
export function deliverSoon(): void {
  delivery = delivery
    .then(() => deliver())
    .catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
}

/** Sends now, and every 30 s; without a mail server, mail waits. */
export async function startOutbox(): Promise<void> {
  const { mail, siteUrl } = settings();
  if (!mail) return;
  const client = await supabaseServer;
  const send = makeMailer(mail, siteUrl);
  deliver = async () => {
    await retryUnsent(client);
    deliver = () => deliverDueMails(client, send, mail.contactEmail);
    return deliver();
  };
  setInterval(deliverSoon, LOOK_EVERY_MS).unref();
  deliverSoon();
}
