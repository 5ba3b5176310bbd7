import { join } from "node:path";
import { remember } from "@epic-web/remember";
import proxyAddr from "proxy-addr";
import { z } from "zod";
import { emailAddress } from "~/text/email-address";

export const MIN_SECRET_LENGTH = 32;

const text = z.string().optional();
const secret = z
  .string()
  .min(MIN_SECRET_LENGTH, `compte moins de ${MIN_SECRET_LENGTH} caractères`)
  .optional();

const NOT_A_URL = "n’est pas une adresse complète, comme https://www.exemple.fr";
const webUrl = z.string().refine((url) => /^https?:/i.test(url) && URL.canParse(url), NOT_A_URL);

const matching = (pattern: RegExp, problem: string) => z.string().regex(pattern, problem);

const wholeNumber = (least: number, most: number, problem: string) =>
  matching(/^\d+$/, problem).transform(Number).pipe(z.number().min(least, problem).max(most, problem));

const port = wholeNumber(1, 65_535, "n’est pas un numéro de port");

/** `.env.example` describes each for the operator. */
export const variables = z.object({
  NODE_ENV: text,
  SUPABASE_URL: webUrl.optional(),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  SUPABASE_CONTACT_FUNCTION: matching(/^[\w-]+$/, "n’est pas le nom d’une fonction").optional(),
  DATA_DIR: z.string().default("./data"),
  SIGNING_SECRET: secret,
  SIGNING_SECRET_ALSO: secret,
  PORT: port.default("3000"),
  SITE_URL: webUrl
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", "ne doit pas avoir de chemin")
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: matching(/^smtps?:\/\//, "n’est pas une adresse smtp:// ou smtps://").optional(),
  MAIL_FROM: text,
  CONTACT_EMAIL: z
    .string()
    .refine((email) => emailAddress.safeParse(email).success, "n’est pas une adresse de courriel")
    .optional(),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .refine(isProxyList, "n’est pas une liste d’adresses (loopback, 10.0.0.0/8…)")
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  DRAIN_SECONDS: wholeNumber(0, 60, "n’est pas un nombre entier de 0 à 60").default("0"),
});

function isProxyList(addresses: string[]): boolean {
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

const NEEDED = {
  SUPABASE_URL: ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "SIGNING_SECRET", "SITE_URL"],
  SMTP_URL: ["SITE_URL", "MAIL_FROM", "CONTACT_EMAIL"],
} as const;

const schema = variables.superRefine((env, { addIssue }) => {
  for (const given of ["SUPABASE_URL", "SMTP_URL"] as const)
    for (const needed of env[given] ? NEEDED[given] : [])
      if (!env[needed])
        addIssue({ code: "custom", path: [needed], message: `manque, alors que ${given} est donnée` });
});

export type Backend =
  | { kind: "hosted"; url: string; key: string; secretKey: string; signingSecrets: string[] }
  | { kind: "embedded"; dataDir: string; signingSecrets: string[] };

export type MailSettings = { smtpUrl: string; from: string; contactEmail: string };

/** The French message tells the operator how to fix the settings. */
export class SettingsError extends Error {
  override name = "SettingsError";
  readonly exitCode: number = 1;
}

/** systemd does not restart the process after this exit code. */
export class WrongSettingsError extends SettingsError {
  override name = "WrongSettingsError";
  override readonly exitCode = 78;
}

/** An empty variable counts as absent. @throws SettingsError naming each wrong one */
export function readSettings(environment: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  filled["SUPABASE_PUBLISHABLE_KEY"] ??= filled["SUPABASE_ANON_KEY"];
  const { data: env, error } = schema.safeParse(filled);
  if (error) {
    const problems = error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new WrongSettingsError(`Réglages à corriger : ${problems.join(" ; ")}.`);
  }
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key, SUPABASE_SECRET_KEY: secretKey } = env;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, CONTACT_EMAIL: contactEmail } = env;
  const signingSecrets = [env.SIGNING_SECRET, env.SIGNING_SECRET && env.SIGNING_SECRET_ALSO].filter(
    (secret) => secret !== undefined,
  );
  const backend: Backend =
    url && key && secretKey
      ? { kind: "hosted", url, key, secretKey, signingSecrets }
      : { kind: "embedded", dataDir: dataDir(env.DATA_DIR), signingSecrets };
  const mail: MailSettings | null = smtpUrl && from && contactEmail ? { smtpUrl, from, contactEmail } : null;
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    backend,
    port: env.PORT,
    siteUrl,
    mail,
    contactEmail: contactEmail ?? null,
    contactFunction: env.SUPABASE_CONTACT_FUNCTION ?? null,
    trustedProxies: env.TRUST_PROXY ?? [],
    drainSeconds: env.DRAIN_SECONDS,
    metrics: env.METRICS_PORT ? { port: env.METRICS_PORT, host: env.METRICS_HOST } : null,
    warning:
      env.NODE_ENV === "production" && !env.SITE_URL
        ? `SITE_URL n’est pas donnée : les pages et les courriels désignent le site par ${siteUrl} ; donnez son adresse publique, comme SITE_URL=https://www.exemple.fr.`
        : null,
  };
}

/** Development uses a separate database, because it publishes drafts. */
function dataDir(folder: string): string {
  return IS_PREVIEW && !folder.startsWith("memory:") ? join(folder, "development") : folder;
}

/** Read once. @throws SettingsError */
export function settings() {
  return remember("settings", () => readSettings(process.env));
}
