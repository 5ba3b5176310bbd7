import { z } from "zod";
import { isOutage } from "./backend-error";
import { clientFor } from "./create-client.server";
import { fetchWithin } from "./deadline-fetch.server";
import { type Backend, WrongSettingsError } from "~/server/settings/settings.server";

const DEADLINE_MS = 2_000;
const NO_FUNCTION = "PGRST202";

const errorCode = z.object({ code: z.string() }).catch({ code: "" });

/** Checks without writing. An outage is no error: the site waits. @throws WrongSettingsError for what only the operator can fix */
export async function checkHostedBackend(backend: Extract<Backend, { kind: "hosted" }>): Promise<void> {
  const { origin } = new URL(backend.url);
  const server = clientFor(backend.url, backend.secretKey, fetchWithin(DEADLINE_MS));
  const { data, error, status } = await server.rpc("faqalim_applied_migrations").retry(false);
  if (error && isOutage(status)) return;
  if (status === 401 || status === 403)
    throw new WrongSettingsError(
      `SUPABASE_SECRET_KEY est refusée par ${origin}, ou n’a pas les droits du serveur (statut ${status}) : copiez la clé secrète du projet, puis redémarrez.`,
    );
  if (error && errorCode.parse(error).code !== NO_FUNCTION)
    throw new WrongSettingsError(
      `SUPABASE_URL (${origin}) ne mène pas à un projet Supabase (statut ${status}) : copiez l’adresse du projet, puis redémarrez.`,
    );
  const applied = z.array(z.string()).catch([]).parse(data);
  const missing = MIGRATIONS.filter((version) => !applied.includes(version));
  if (error || (applied.length > 0 && missing.length > 0))
    throw new WrongSettingsError(
      `La base de données est plus ancienne que cette version du site (il manque ${missing.join(", ")}) : appliquez les migrations (npx supabase db push --include-seed), puis redémarrez.`,
    );
}
