import { parseArgs } from "node:util";
import { settings, SettingsError } from "~/data/backend/env.server";
import { exportFeedback, purgeFeedback, reportFeedback } from "./feedback-report.server";
import { exportMessages, exportSubscribers, listMessages, purgeMessages } from "./inbox.server";

const USAGE = `npm run messages -- list                     les messages, du plus récent au plus ancien
npm run messages -- export                   les messages, en CSV
npm run messages -- subscribers              les abonnés confirmés, en CSV, avec leur lien de désinscription
npm run messages -- feedback                 les avis par page et les recherches sans résultat ; --csv : chaque avis
npm run messages -- purge --older-than 365   efface messages, textes des avis et recherches de plus de 365 jours`;

/**
 * What `npm run messages` prints for these arguments: what visitors wrote, or how much of it was deleted.
 * @throws SettingsError for what cannot be done, and the errors of the backend
 */
export async function runMessagesCommand(args: string[]): Promise<string> {
  const { positionals, values } = readArguments(args);
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

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { "older-than": { type: "string" }, csv: { type: "boolean" } },
    });
  } catch (error) {
    throw new SettingsError(USAGE, { cause: error });
  }
}

async function purge(days: number): Promise<string> {
  const messages = await purgeMessages(days);
  const { texts, searches } = await purgeFeedback(days);
  return `Effacés : ${messages} message(s), ${texts} texte(s) d’avis, ${searches} recherche(s) sans résultat.`;
}
