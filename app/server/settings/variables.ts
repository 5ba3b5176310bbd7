import proxyAddr from "proxy-addr";
import { z } from "zod";
import { emailAddress } from "~/text/email-address";

export const MIN_SECRET_LENGTH = 32;

const secret = z.string().min(MIN_SECRET_LENGTH, `compte moins de ${MIN_SECRET_LENGTH} caractères`);

const NOT_A_URL = "n’est pas une adresse complète, comme https://www.exemple.fr";
const webUrl = z.string().refine((url) => /^https?:/i.test(url) && URL.canParse(url), NOT_A_URL);

const NOT_A_PORT = "n’est pas un numéro de port";
const port = z
  .string()
  .regex(/^\d{1,5}$/, NOT_A_PORT)
  .transform(Number)
  .refine((number) => number > 0 && number < 65_536, NOT_A_PORT);

export const variablesSchema = z.object({
  NODE_ENV: z.string().optional(),
  SUPABASE_URL: webUrl.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  SUPABASE_CONTACT_FUNCTION: z
    .string()
    .regex(/^[\w-]+$/, "n’est pas le nom d’une fonction")
    .optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  SIGNING_SECRET: secret.optional(),
  SIGNING_SECRET_ALSO: secret.optional(),
  PORT: port.default("3000"),
  SITE_URL: webUrl
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", "ne doit pas avoir de chemin")
    .transform((url) => new URL(url).origin)
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "n’est pas une adresse smtp:// ou smtps://")
    .optional(),
  MAIL_FROM: z.string().min(3).optional(),
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
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  DRAIN_SECONDS: z
    .string()
    .regex(/^(?:[1-5]?\d|60)$/, "n’est pas un nombre entier de 0 à 60")
    .transform(Number)
    .default("0"),
});

function isProxyList(addresses: string[]): boolean {
  try {
    proxyAddr.compile(addresses);
    return true;
  } catch {
    return false;
  }
}

type Description = { purpose: string; example: string; isSecret?: true };

/** Descriptions for the operator. `.env.example` is generated from them, in this order. */
export const DESCRIPTIONS: Record<Exclude<keyof typeof variablesSchema.shape, Hidden> | "HOST", Description> =
  {
    SITE_URL: {
      purpose:
        "L’adresse publique du site, dans les courriels et l’en-tête des pages. Obligatoire avec SUPABASE_URL ou SMTP_URL.",
      example: "https://www.exemple.fr",
    },
    PORT: { purpose: "Le port où le site écoute.", example: "3000" },
    HOST: {
      purpose: "L’adresse où le site écoute ; sans elle, toutes celles de la machine. Lue par remix-serve.",
      example: "127.0.0.1",
    },
    TRUST_PROXY: {
      purpose: "Les serveurs placés devant le site, dont il croit l’en-tête X-Forwarded-For.",
      example: "loopback, 10.0.0.0/8",
    },
    DATA_DIR: {
      purpose: "Le dossier de la base embarquée.",
      example: "/srv/faq-alim/data",
    },
    SUPABASE_URL: {
      purpose: "L’adresse d’un projet Supabase. Sans elle, la base est embarquée.",
      example: "https://xxxxxxxx.supabase.co",
    },
    SUPABASE_PUBLISHABLE_KEY: {
      purpose: "La clé publique, qui lit les pages. Obligatoire avec SUPABASE_URL.",
      example: "sb_publishable_xxxxxxxx",
    },
    SUPABASE_SECRET_KEY: {
      purpose: "La clé secrète, qui enregistre ce que les visiteurs écrivent. Obligatoire avec SUPABASE_URL.",
      example: "sb_secret_xxxxxxxx",
      isSecret: true,
    },
    SIGNING_SECRET: {
      purpose: `Signe les quiz en cours et les liens des courriels : ${MIN_SECRET_LENGTH} caractères au moins, les mêmes pour chaque instance. Obligatoire avec SUPABASE_URL ; sans elle, il est créé dans DATA_DIR.`,
      example: "openssl rand -hex 32",
      isSecret: true,
    },
    SIGNING_SECRET_ALSO: {
      purpose: "Un second secret, accepté pendant le remplacement du premier.",
      example: "openssl rand -hex 32",
      isSecret: true,
    },
    SMTP_URL: {
      purpose: "Le serveur de courriel. Sans lui, les courriels attendent.",
      example: "smtps://utilisateur:mot-de-passe@smtp.exemple.fr:465",
      isSecret: true,
    },
    MAIL_FROM: {
      purpose: "L’expéditeur des courriels. Obligatoire avec SMTP_URL.",
      example: "FAQ + ALIM <site@exemple.fr>",
    },
    CONTACT_EMAIL: {
      purpose: "L’adresse qui reçoit les messages du formulaire. Obligatoire avec SMTP_URL.",
      example: "contact@exemple.fr",
    },
    SUPABASE_CONTACT_FUNCTION: {
      purpose:
        "Une Edge Function, appelée avec le numéro de chaque message (supabase/functions/contact-notify).",
      example: "contact-notify",
    },
    METRICS_PORT: {
      purpose: "Le port où Prometheus lit /metrics. Aucun visiteur ne doit l’atteindre.",
      example: "9464",
    },
    METRICS_HOST: { purpose: "L’adresse de ce port.", example: "0.0.0.0" },
    DRAIN_SECONDS: {
      purpose:
        "Derrière un répartiteur qui lit /sante/pret : pendant combien de secondes (0 à 60) un processus qu’on arrête accepte encore des demandes.",
      example: "5",
    },
  };

/** Set by the runtime. */
type Hidden = "NODE_ENV";
