import { resolve } from "node:path";
import { settings } from "~/server/settings/settings.server";

/** Where the site stores its data, and whether it sends mail, as two French lines. */
export function welcome(): string {
  return `Données : ${whereData()}.\nCourriels : ${whetherMail()}.\n`;
}

function whereData(): string {
  const { backend } = settings();
  if (backend.kind === "hosted") return backend.url;
  return backend.dataDir.startsWith("memory:") ? "en mémoire, perdues à l’arrêt" : resolve(backend.dataDir);
}

function whetherMail(): string {
  const { mail } = settings();
  return mail ? `envoyés par ${new URL(mail.smtpUrl).host}` : "en attente dans la base, sans SMTP_URL";
}

/** Why the site cannot listen on its port, as one French sentence, from Node's error code. */
export function portProblem(code: string): string {
  const { port } = settings();
  switch (code) {
    case "EADDRINUSE":
      return `Le port ${port} est déjà pris par un autre programme : arrêtez-le, ou choisissez un autre port avec PORT.`;
    case "EACCES":
      return `Le port ${port} est réservé à l’administrateur de la machine : choisissez-en un au-dessus de 1023 avec PORT.`;
    default:
      return `Le site ne peut pas écouter sur le port ${port} (${code}) : vérifiez HOST et PORT.`;
  }
}
