import { DESCRIPTIONS, variablesSchema } from "../app/server/settings/variables";

/** The text of `.env.example`, which lists all settings. */
export function envExample(): string {
  const { data: defaults = {} } = variablesSchema.safeParse({});
  const lines = Object.entries(DESCRIPTIONS).map(([name, { purpose, example, isSecret }]) => {
    const value = Object.entries(defaults).find(([other]) => other === name)?.[1];
    const notes = `${value === undefined ? "" : ` Par défaut : ${value}.`}${isSecret ? " Secret." : ""}`;
    return `# ${purpose}${notes}\n# ${name}=${example.startsWith("openssl") ? ` (${example})` : example}\n`;
  });
  return [
    "# Les réglages du site : variables d’environnement, ou lignes de .env, copie de ce fichier, lisible du seul utilisateur du site\n# (umask 077). Rien n’est nécessaire pour un essai. Une variable vide compte comme absente. « npm run settings » écrit ce fichier.\n",
    ...lines,
  ].join("\n");
}
