import { settings, SettingsError } from "~/server/settings/settings.server";
import { reportFeedback } from "./team-report.server";
import { embeddedBackend, readAsServer, supabaseServer } from "~/server/backend/supabase.server";
import { emailAddress } from "~/text/email-address";
import { counted } from "~/text/typography";
import { frenchDateTime } from "~/text/dates";
import { z } from "zod";
import { newsletterUrl, secretOf } from "~/messages/newsletter/newsletter-token.server";
import { moment, readAllRows } from "~/server/backend/rows.server";

const USAGE = `npm run messages -- list                     les messages, du plus récent au plus ancien
npm run messages -- export FICHIER.csv       les messages, en CSV
npm run messages -- export newsletter FICHIER.csv   les abonnés confirmés, avec leur lien de désinscription
npm run messages -- feedback                 les avis par page et les recherches sans résultat
npm run messages -- unsubscribe ADRESSE      efface l’inscription de cette adresse à la newsletter
npm run messages -- erase ADRESSE            efface tout ce qui vient de cette adresse : messages et inscription`;

const BACKUPS =
  "Les sauvegardes déjà faites l’ont encore, et les dossiers « postgres-before-… » : effacez-les, ou relancez cette commande si vous en restaurez une.";
const HOSTED =
  'Base hébergée : les lignes effacées restent dans ses fichiers jusqu’à « psql "$DATABASE_URL" -c "vacuum full faqalim_contact_messages" -c "vacuum full faqalim_newsletter_subscriptions" -c "vacuum full analyze faqalim_outbox" », et dans les sauvegardes de Supabase jusqu’à leur fin.';
const MAILBOX = "Les courriels déjà partis sont dans la boîte de CONTACT_EMAIL : effacez-les là aussi.";

/** Returns its output. @throws SettingsError for wrong arguments */
export async function runMessagesCommand(args: string[]): Promise<string> {
  settings(); // throws if a setting is wrong, before the backend is used
  switch (args[0]) {
    case "list":
      return listMessages();
    case "export": {
      const [, what, ...others] = args;
      // The file's name, if it ends in .csv, is no longer among the arguments.
      if (others.length > 0 || (what !== undefined && what !== "newsletter"))
        throw new SettingsError("Le nom du fichier finit par .csv.");
      if (!what) return exportMessages();
      if (!process.env["SITE_URL"]) {
        throw new SettingsError(
          "Réglages à corriger : SITE_URL manque ; les liens de désinscription commencent par l’adresse du site.",
        );
      }
      return exportSubscribers();
    }
    case "feedback":
      return `${await reportFeedback()}\n`;
    case "unsubscribe":
      return `Effacée : ${await unsubscribe(addressIn(args))}.\n${await eraseFromFiles()}`;
    case "erase":
      return erasePerson(addressIn(args));
    default:
      throw new SettingsError(USAGE);
  }
}

function addressIn([, address, ...others]: string[]): string {
  const { data } = emailAddress.safeParse(address?.trim());
  if (data === undefined || others.length > 0) throw new SettingsError(USAGE);
  return data;
}

async function unsubscribe(address: string): Promise<string> {
  const count = await eraseAddress("faqalim_unsubscribe_address", address);
  return `${counted(count, "inscription")} à la newsletter`;
}

async function eraseFromFiles(): Promise<string> {
  const embedded = await embeddedBackend;
  await embedded?.rewriteVisitorsRows();
  return `${embedded ? "" : `${HOSTED}\n`}${BACKUPS}\n`;
}

async function erasePerson(address: string): Promise<string> {
  const messages = counted(await eraseAddress("faqalim_erase_messages", address), "message");
  return `Effacés : ${messages}, ${await unsubscribe(address)}.\n${await eraseFromFiles()}${MAILBOX}\n`;
}

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
