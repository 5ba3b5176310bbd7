import { z } from "zod";
import { newsletterUrl, secretOf } from "~/messages/newsletter/newsletter-token.server";
import { SettingsError } from "~/server/settings/settings.server";
import { readAsServer, supabaseServer } from "~/server/backend/supabase.server";
import { readAllRows } from "~/server/rows/read-rows.server";
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

async function readMessages(): Promise<MessageRow[]> {
  const messages = await readAllRows(
    messageRow,
    "faqalim_contact_messages",
    (client) => client.from("faqalim_contact_messages").select("id, created_at, name, email, subject, body"),
    { readPart: readAsServer },
  );
  return messages.reverse();
}

export async function listMessages(): Promise<string> {
  return (await readMessages()).map(messageText).join("\n———\n\n") || "Aucun message.\n";
}

function messageText({ id, created_at: at, name, email, subject, body }: MessageRow): string {
  return `#${id}  ${frenchDateTime(at)}  ${name} <${email}>\n${subject}\n\n${body}\n`;
}

/** Newest first. */
export async function exportMessages(): Promise<string> {
  return csvFile(await readMessages(), Object.keys(messageRow.shape));
}

/** @throws SettingsError if the secret of an unsubscribe URL is lost */
export async function exportSubscribers(): Promise<string> {
  const subscribers = await readAllRows(
    subscriberRow,
    "faqalim_newsletter_subscriptions",
    (client) =>
      client
        .from("faqalim_newsletter_subscriptions")
        .select("id, email, confirmed_at, wording_version, nonce, unsubscribe_hash")
        .not("confirmed_at", "is", null),
    { readPart: readAsServer },
  );
  return csvFile(subscribers.map(withUnsubscribeUrl), SUBSCRIBER_COLUMNS);
}

function withUnsubscribeUrl({ nonce, unsubscribe_hash, ...subscriber }: z.output<typeof subscriberRow>) {
  const secret = secretOf(nonce, unsubscribe_hash);
  if (!secret) throw new SettingsError(LOST_SECRET);
  return { ...subscriber, unsubscribe_url: newsletterUrl(nonce, "unsubscribe", secret) };
}

type Erasure = "faqalim_erase_messages" | "faqalim_unsubscribe_address";

/** Deletes the messages from an address with their mail, or its subscription; returns how many. */
export async function eraseAddress(what: Erasure, address: string): Promise<number> {
  const client = await supabaseServer;
  const { data } = await client.rpc(what, { address }).throwOnError();
  return z.number().parse(data);
}

/** A CSV file with a byte order mark for spreadsheets, and without cells that they would run as formulas. */
function csvFile(rows: Record<string, string | number | null>[], columns: string[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(","));
  return ["\ufeff" + columns.join(","), ...lines, ""].join("\n");
}

function csvCell(value: string | number | null = null): string {
  const text = value === null ? "" : String(value);
  const inert = typeof value === "string" ? text.replace(/^[=+\-@\t\r＝＋－＠]/, "'$&") : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
