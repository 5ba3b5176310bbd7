import { z } from "zod";
import { newsletterUrl, secretOf } from "./newsletter-token.server";
import { SettingsError } from "~/data/backend/env.server";
import { moment } from "~/data/backend/rows.server";
import { csv, operatorClient, PAGE, readAll } from "./operator-rows.server";
import { frenchDateTime } from "~/domain/content/typography";

const messageRow = z.object({
  id: z.number(),
  created_at: moment,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
});

const LOST_SECRET =
  "Des abonnés ont un lien de désinscription fait avec un autre secret : remettez-le dans SIGNING_SECRET_ALSO.";

const subscriberRow = z.object({
  id: z.number(),
  email: z.string(),
  confirmed_at: moment,
  wording_version: z.string(),
  nonce: z.string(),
  unsubscribe_hash: z.string(),
});

async function readMessages(): Promise<z.output<typeof messageRow>[]> {
  const client = await operatorClient();
  const oldestFirst = await readAll(async (afterId) => {
    const { data } = await client
      .from("faqalim_contact_messages")
      .select("id, created_at, name, email, subject, body")
      .gt("id", afterId)
      .order("id")
      .limit(PAGE)
      .throwOnError();
    return z.array(messageRow).parse(data);
  });
  return oldestFirst.reverse();
}

/** Every message as text, newest first. @throws SettingsError on a read-only site, ZodError on a bad row */
export async function listMessages(): Promise<string> {
  const messages = await readMessages();
  if (messages.length === 0) return "Aucun message.";
  return messages
    .map(
      (m) => `#${m.id}  ${frenchDateTime(m.created_at)}  ${m.name} <${m.email}>\n${m.subject}\n\n${m.body}\n`,
    )
    .join("\n———\n\n");
}

/** Every message as CSV, newest first. @throws SettingsError on a read-only site, ZodError on a bad row */
export async function exportMessages(): Promise<string> {
  return csv(await readMessages(), ["id", "created_at", "name", "email", "subject", "body"]);
}

/** The confirmed subscribers as CSV, with unsubscribe URLs. @throws as `exportMessages` */
export async function exportSubscribers(): Promise<string> {
  const client = await operatorClient();
  const subscribers = await readAll(async (afterId) => {
    const { data } = await client
      .from("faqalim_newsletter_subscriptions")
      .select("id, email, confirmed_at, wording_version, nonce, unsubscribe_hash")
      .not("confirmed_at", "is", null)
      .gt("id", afterId)
      .order("id")
      .limit(PAGE)
      .throwOnError();
    return z.array(subscriberRow).parse(data);
  });
  return csv(
    subscribers.map(({ nonce, unsubscribe_hash, ...subscriber }) => {
      const secret = secretOf(nonce, unsubscribe_hash);
      if (!secret) throw new SettingsError(LOST_SECRET);
      return { ...subscriber, unsubscribe_url: newsletterUrl(nonce, "unsubscribe", secret) };
    }),
    ["email", "confirmed_at", "wording_version", "unsubscribe_url"],
  );
}

/** Deletes messages older than `days`, and their mail; returns how many. @throws as `exportMessages` */
export async function purgeMessages(days: number): Promise<number> {
  const client = await operatorClient();
  const before = new Date(Date.now() - days * 86_400_000).toISOString();
  const { data } = await client
    .from("faqalim_contact_messages")
    .delete()
    .lt("created_at", before)
    .select("id")
    .throwOnError();
  return z.array(z.object({ id: z.number() })).parse(data).length;
}
