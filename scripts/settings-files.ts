import { DESCRIPTIONS, variablesSchema } from "../app/server/settings/variables";

const settings = Object.entries(DESCRIPTIONS);

/** The default value of a variable; null if it has no default. */
function defaultOf(name: string): string | null {
  const empty = variablesSchema.safeParse({});
  const value = Object.entries(empty.data ?? {}).find(([other]) => other === name)?.[1];
  return value === undefined ? null : String(value);
}

function envExample(): string {
  const lines = settings.map(([name, { purpose, example, isSecret }]) => {
    const secret = isSecret ? " Secret." : "";
    return `# ${purpose}${secret}\n# ${name}=${example.startsWith("openssl") ? ` (${example})` : example}\n`;
  });
  return [
    "# À copier en .env, lisible du seul utilisateur du site (umask 077). Rien n’est nécessaire pour un essai.\n",
    ...lines,
  ].join("\n");
}

function settingsTable(): string {
  const rows = settings.map(([name, { purpose, example, isSecret }]) => {
    const value = defaultOf(name);
    return `| \`${name}\` | ${value === null ? "" : `\`${value}\``} | \`${example}\` | ${purpose} | ${isSecret ? "oui" : ""} |`;
  });
  return `# Réglages

Variables d’environnement, ou lignes de \`.env\`. Une variable vide compte comme absente. \`npm run settings\` écrit ce fichier et
[.env.example](../.env.example) d’après le code.

| nom | par défaut | exemple | ce qu’elle fait | secret |
| --- | --- | --- | --- | --- |
${rows.join("\n")}
`;
}

/** The texts of `.env.example` and docs/reglages.md, by path. */
export const settingsFiles = () => ({ ".env.example": envExample(), "docs/reglages.md": settingsTable() });
