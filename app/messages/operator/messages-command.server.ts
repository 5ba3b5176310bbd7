import { settings, SettingsError } from "~/server/settings/settings.server";
import { reportFeedback } from "./team-report.server";
import { eraseAddress, exportMessages, exportSubscribers, listMessages } from "./messages.server";
import { embeddedBackend } from "~/server/backend/supabase.server";
import { emailAddress } from "~/text/email-address";
import { counted } from "~/text/typography";

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
