/**
 * `npm run messages -- <command>`: what visitors wrote. It needs the server's rights: SUPABASE_SECRET_KEY for
 * a hosted backend. Without SUPABASE_URL it opens the site's own data folder: stop the site first.
 */
import { parseArgs } from "node:util";
import { settings, SettingsError } from "../app/data/backend/env.server";
import { exportFeedback, purgeFeedback, reportFeedback } from "../app/data/messages/feedback-report.server";
import {
  exportMessages,
  exportSubscribers,
  listMessages,
  purgeMessages,
} from "../app/data/messages/inbox.server";

const USAGE = `npm run messages -- list                     les messages, du plus récent au plus ancien
npm run messages -- export                   les messages, en CSV
npm run messages -- subscribers              les abonnés confirmés, en CSV, avec leur lien de désinscription
npm run messages -- feedback                 les avis par page et les recherches sans résultat ; --csv : chaque avis
npm run messages -- purge --older-than 365   efface messages, textes des avis et recherches de plus de 365 jours`;

async function main(): Promise<string> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "older-than": { type: "string" }, csv: { type: "boolean" } },
  });
  settings(); // throws before the backend is used
  const days = Number(values["older-than"]);
  switch (positionals[0]) {
    case "list":
      return listMessages();
    case "export":
      return exportMessages();
    case "subscribers":
      if (!process.env["SITE_URL"]) {
        throw new SettingsError(
          "Réglages à corriger : SITE_URL manque ; les liens de désinscription commencent par l’adresse du site.",
        );
      }
      return exportSubscribers();
    case "feedback":
      return values.csv ? exportFeedback() : reportFeedback();
    case "purge":
      if (!Number.isInteger(days) || days < 1)
        throw new SettingsError("--older-than attend un nombre de jours.");
      return purge(days);
    default:
      throw new SettingsError(USAGE);
  }
}

async function purge(days: number): Promise<string> {
  const messages = await purgeMessages(days);
  const { texts, searches } = await purgeFeedback(days);
  return `Effacés : ${messages} message(s), ${texts} texte(s) d’avis, ${searches} recherche(s) sans résultat.`;
}

try {
  console.log(await main());
  process.exit(0);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}
