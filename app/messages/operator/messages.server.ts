import { z } from "zod";
import { newsletterUrl, secretOf } from "~/messages/newsletter/newsletter-token.server";
import { SettingsError } from "~/server/settings/settings.server";
import { supabaseServer } from "~/server/backend/supabase.server";
import { csvFile, csvLines, PAGE, readAll } from "./csv.server";
import { frenchDateTime } from "~/text/typography";
import { moment } from "~/server/rows/columns.server";

const messageRow = z.object({
  id: z.number(),
  created_at: moment,
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  body: z.string(),
});

type MessageRow = z.output<typeof messageRow>;

const MESSAGE_COLUMNS = ["id", "created_at", "name", "email", "subject", "body"];
const SUBSCRIBER_COLUMNS = ["email", "confirmed_at", "wording_version", "unsubscribe_url"];

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

async function readMessages<Part>(make: (messages: MessageRow[]) => Part): Promise<Part[]> {
  const client = await supabaseServer;
  const parts = await readAll(
    async (afterId) => {
      const { data } = await client
        .from("faqalim_contact_messages")
        .select("id, created_at, name, email, subject, body")
        .gt("id", afterId)
        .order("id")
        .limit(PAGE)
        .throwOnError();
      return z.array(messageRow).parse(data);
    },
    (rows) => make(rows.reverse()),
  );
  return parts.reverse();
}

/** Every message as text, newest first, in parts. @throws ZodError if a row is malformed */
export async function listMessages(): Promise<string[]> {
  const parts = await readMessages((messages) => messages.map(messageText).join(SEPARATOR));
  const [first = "Aucun message.\n", ...others] = parts;
  return [first, ...others.map((part) => SEPARATOR + part)];
}

const SEPARATOR = "\n———\n\n";

function messageText({ id, created_at: at, name, email, subject, body }: MessageRow): string {
  return `#${id}  ${frenchDateTime(at)}  ${name} <${email}>\n${subject}\n\n${body}\n`;
}

/** Every message as CSV, newest first, in parts. @throws ZodError if a row is malformed */
export async function exportMessages(): Promise<string[]> {
  const lines = await readMessages((messages) => csvLines(messages, MESSAGE_COLUMNS));
  return csvFile(lines, MESSAGE_COLUMNS);
}

/** The confirmed subscribers as CSV, with unsubscribe URLs, in parts. @throws like `exportMessages` */
export async function exportSubscribers(): Promise<string[]> {
  const client = await supabaseServer;
  const lines = await readAll(
    async (afterId) => {
      const { data } = await client
        .from("faqalim_newsletter_subscriptions")
        .select("id, email, confirmed_at, wording_version, nonce, unsubscribe_hash")
        .not("confirmed_at", "is", null)
        .gt("id", afterId)
        .order("id")
        .limit(PAGE)
        .throwOnError();
      return z.array(subscriberRow).parse(data);
    },
    (subscribers) => csvLines(subscribers.map(withUnsubscribeUrl), SUBSCRIBER_COLUMNS),
  );
  return csvFile(lines, SUBSCRIBER_COLUMNS);
}

function withUnsubscribeUrl({ nonce, unsubscribe_hash, ...subscriber }: z.output<typeof subscriberRow>) {
  const secret = secretOf(nonce, unsubscribe_hash);
  if (!secret) throw new SettingsError(LOST_SECRET);
  return { ...subscriber, unsubscribe_url: newsletterUrl(nonce, "unsubscribe", secret) };
}

/** Deletes messages older than `days`, and their mail; returns their number. @throws like `exportMessages` */
export async function purgeMessages(days: number): Promise<number> {
  const client = await supabaseServer;
  const before = new Date(Date.now() - days * 86_400_000).toISOString();
  const { count } = await client
    .from("faqalim_contact_messages")
    .delete({ count: "exact" })
    .lt("created_at", before)
    .throwOnError();
  return count ?? 0;
}

/** Returns the number of deleted subscriptions. @throws like `exportMessages` */
export async function unsubscribeAddress(address: string): Promise<number> {
  const client = await supabaseServer;
  const { data } = await client.rpc("faqalim_unsubscribe_address", { address }).throwOnError();
  return z.number().parse(data);
}

/** Deletes the messages from an address, and their mail; returns their number. @throws like `exportMessages` */
export async function eraseMessages(address: string): Promise<number> {
  const client = await supabaseServer;
  const { data } = await client.rpc("faqalim_erase_messages", { address }).throwOnError();
  return z.number().parse(data);
}
