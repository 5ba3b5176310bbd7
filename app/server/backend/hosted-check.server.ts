import { z } from "zod";
import { isOutage } from "./backend-error";
import { clientFor } from "./create-client.server";
import { fetchWithin } from "./deadline-fetch.server";
import { type Backend, WrongSettingsError } from "~/server/settings/settings.server";

const DEADLINE_MS = 2_000;

const NO_PRIVILEGE = "42501";
const NO_FUNCTION = "PGRST202";
const NO_TABLE = ["PGRST205", "42P01"];

type Failure = { status: number; code: string };

const errorCode = z.object({ code: z.string() }).catch({ code: "" });

function failureOf({ error, status }: { error: unknown; status: number }): Failure | null {
  return error ? { status, code: errorCode.parse(error).code } : null;
}

/** Checks without writing, and returns French warnings. @throws WrongSettingsError for what only the operator can fix */
export async function checkHostedBackend(backend: Extract<Backend, { kind: "hosted" }>): Promise<string[]> {
  const origin = new URL(backend.url).origin;
  const send = fetchWithin(DEADLINE_MS);
  const waiting = ({ status }: Failure) => [
    `La base de données ne répond pas à l’adresse ${origin} (${status === 0 ? "aucune réponse" : `statut ${status}`}) : le site attend, et n’est pas prêt ; si cela dure, vérifiez SUPABASE_URL.`,
  ];
  const visitor = clientFor(backend.url, backend.key, send);
  const unread = failureOf(await visitor.from("faqalim_categories").select("id").limit(1).retry(false));
  if (unread && isOutage(unread.status)) return waiting(unread);
  if (unread) throw new WrongSettingsError(contentsProblem(unread, origin));

  const server = clientFor(backend.url, backend.secretKey, send);
  const applied = await server.rpc("faqalim_applied_migrations").retry(false);
  const refused = failureOf(applied);
  if (refused && isOutage(refused.status)) return waiting(refused);
  if (refused?.code === NO_FUNCTION) throw new WrongSettingsError(behind(MIGRATIONS.slice(-1)));
  if (refused)
    throw new WrongSettingsError(
      `SUPABASE_SECRET_KEY est refusée par ${origin}, ou n’a pas les droits du serveur (statut ${refused.status}) : copiez la clé secrète du projet, puis redémarrez.`,
    );
  return migrationWarnings(z.array(z.string()).catch([]).parse(applied.data));
}

function contentsProblem({ status, code }: Failure, origin: string): string {
  if (code === NO_PRIVILEGE)
    return "SUPABASE_PUBLISHABLE_KEY n’a pas le droit de lire les contenus : donnez la clé publique du projet, ou rendez ses droits à son rôle en appliquant les migrations (npx supabase db push).";
  if (NO_TABLE.includes(code))
    return "La base de données n’a pas les tables du site : appliquez les migrations et les contenus (npx supabase db push --include-seed), puis redémarrez.";
  if (status === 401 || status === 403)
    return `SUPABASE_PUBLISHABLE_KEY est refusée par ${origin} (statut ${status}) : copiez la clé publique du projet, puis redémarrez.`;
  return `SUPABASE_URL (${origin}) ne mène pas à un projet Supabase (statut ${status}) : copiez l’adresse du projet, puis redémarrez.`;
}

const behind = (missing: readonly string[]) =>
  `La base de données est plus ancienne que cette version du site (il manque ${missing.join(", ")}) : appliquez les migrations (npx supabase db push), puis redémarrez.`;

const EARLIER_EDITION =
  "La base de données vient d’une édition antérieure du site\u202f: avec cette édition, «\u00a0npm run messages -- export\u00a0» en sort les messages\u202f; donnez ensuite à ce site une base neuve (npx supabase db push --include-seed).";

/** Newer ones are normal during a rolling deployment and after a rollback. */
function migrationWarnings(applied: readonly string[]): string[] {
  if (applied.length === 0) return [];
  if (applied.some((version) => version < (MIGRATIONS[0] ?? "")))
    throw new WrongSettingsError(EARLIER_EDITION);
  const missing = MIGRATIONS.filter((version) => !applied.includes(version));
  if (missing.length > 0) throw new WrongSettingsError(behind(missing));
  const newer = applied.filter((version) => version > (MIGRATIONS.at(-1) ?? ""));
  if (newer.length === 0) return [];
  return [
    `La base de données est plus récente que cette version du site (${newer.join(", ")}) : si aucune mise à jour n’est en cours, déployez la version qui va avec.`,
  ];
}
