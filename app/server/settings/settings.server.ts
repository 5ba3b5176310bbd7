import { join } from "node:path";
import { remember } from "@epic-web/remember";
import { variablesSchema } from "./variables";

/** The variables that another one needs. */
const NEEDED = {
  SUPABASE_URL: ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "SIGNING_SECRET", "SITE_URL"],
  SMTP_URL: ["SITE_URL", "MAIL_FROM", "CONTACT_EMAIL"],
} as const;

const schema = variablesSchema.superRefine((env, { addIssue }) => {
  for (const given of ["SUPABASE_URL", "SMTP_URL"] as const)
    for (const needed of env[given] ? NEEDED[given] : [])
      if (!env[needed])
        addIssue({ code: "custom", path: [needed], message: `manque, alors que ${given} est donnée` });
});

export type Backend =
  /** `key` is the publishable key. */
  | { kind: "hosted"; url: string; key: string; secretKey: string; signingSecrets: string[] }
  /** `dataDir` is a folder, or `memory://` in tests. */
  | { kind: "embedded"; dataDir: string; signingSecrets: string[] };

export type MailSettings = { smtpUrl: string; from: string; contactEmail: string };

export type Settings = {
  backend: Backend;
  port: number;
  /** The public origin, without a trailing slash. Without SITE_URL, `http://localhost:PORT`. */
  siteUrl: string;
  /** Null without an SMTP server: mail then waits in the outbox. */
  mail: MailSettings | null;
  contactEmail: string | null;
  contactFunction: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted, in the notation of `proxy-addr`. */
  trustedProxies: string[];
  /** How long a terminating process still accepts requests while it reports that it is not ready. */
  drainSeconds: number;
  metrics: { port: number; host: string } | null;
  warnings: string[];
};

/** The process cannot run with these settings. The French message tells the operator how to fix them. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/** A problem that lasts until the operator changes a setting, unlike, for example, a folder in use by another process. */
export class WrongSettingsError extends SettingsError {
  override name = "WrongSettingsError";
}

/** The exit code if settings are wrong (EX_CONFIG). systemd does not restart the process after this code. */
export const WRONG_SETTINGS_EXIT = 78;

/** An empty variable counts as absent. @throws SettingsError naming each wrong variable */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  // The key's former name.
  filled["SUPABASE_PUBLISHABLE_KEY"] ??= filled["SUPABASE_ANON_KEY"];
  const result = schema.safeParse(filled);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new WrongSettingsError(`Réglages à corriger : ${problems.join(" ; ")}.`);
  }
  const env = result.data;
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_SECRET_KEY: secretKey } = env;
  const { SMTP_URL: smtpUrl } = env;
  const signingSecrets = [env.SIGNING_SECRET, env.SIGNING_SECRET && env.SIGNING_SECRET_ALSO].filter(
    (secret) => secret !== undefined,
  );
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    backend:
      url && key && secretKey
        ? { kind: "hosted", url, key, secretKey, signingSecrets }
        : { kind: "embedded", dataDir: dataDir(env.DATA_DIR), signingSecrets },
    port: env.PORT,
    siteUrl,
    mail:
      smtpUrl && env.MAIL_FROM && env.CONTACT_EMAIL
        ? { smtpUrl, from: env.MAIL_FROM, contactEmail: env.CONTACT_EMAIL }
        : null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    contactFunction: env.SUPABASE_CONTACT_FUNCTION ?? null,
    trustedProxies: env.TRUST_PROXY ?? [],
    drainSeconds: env.DRAIN_SECONDS,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : null,
    warnings:
      env.NODE_ENV === "production" && !env.SITE_URL
        ? [
            `SITE_URL n’est pas donnée : les pages et les courriels désignent le site par ${siteUrl} ; donnez son adresse publique, comme SITE_URL=https://www.exemple.fr.`,
          ]
        : [],
  };
}

/** Development uses a separate database, because it publishes drafts. */
function dataDir(folder: string): string {
  return IS_PREVIEW && !folder.startsWith("memory:") ? join(folder, "development") : folder;
}

/** The settings of this process, read once. @throws SettingsError */
export function settings(): Settings {
  return remember("settings", () => readSettings(process.env));
}
