import { z } from "zod";
import { ContentError, parseYamlContent } from "./parse-content";
import { counted, frenchTypography } from "../../app/text/typography";

/** Shown instead of the value of a legally required setting that the operator has not filled in. */
const NOT_FILLED_IN = "Non renseigné";

/** Settings that the law does not require. If they have no value, their line or sentence is left out. */
const OPTIONAL = ["funding", "data.licence"];

/** The name of each setting, for the operator. */
const LABELS: Record<string, string> = {
  "publisher.kind": "Éditeur : statut",
  "publisher.name": "Éditeur : nom ou raison sociale",
  "publisher.address": "Éditeur : adresse",
  "publisher.phone": "Éditeur : téléphone",
  "publisher.email": "Éditeur : courriel",
  "publisher.registration": "Éditeur : immatriculation",
  "publisher.share_capital": "Éditeur : capital social",
  director: "Directeur ou directrice de la publication",
  "host.name": "Hébergeur : nom",
  "host.address": "Hébergeur : adresse",
  "host.phone": "Hébergeur : téléphone",
  "data.location": "Données : lieu des serveurs et des sauvegardes",
  "data.contact": "Données : adresse pour exercer ses droits",
  "data.log_retention": "Données : durée de conservation du journal technique",
  "data.message_retention_days": "Données : durée de conservation des messages",
  "data.licence": "Données ouvertes : licence",
  funding: "Qui paie le site",
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const line = z
  .string()
  .trim()
  .min(1)
  .transform(frenchTypography)
  .nullish()
  .transform((value) => value ?? null);

const days = z
  .number()
  .int()
  .min(1)
  .nullish()
  .transform((value) => value ?? null);

const kinds = { "personne-morale": "personne morale", "personne-physique": "personne physique" } as const;

const siteSchema = z
  .object({
    publisher: z
      .object({
        kind: z
          .enum(["personne-morale", "personne-physique"])
          .nullish()
          .transform((kind) => (kind ? kinds[kind] : null)),
        name: line,
        address: line,
        phone: line,
        email: line,
        registration: line,
        share_capital: line,
      })
      .strict(),
    director: line,
    host: z.object({ name: line, address: line, phone: line }).strict(),
    data: z
      .object({
        location: line,
        contact: line,
        log_retention: line,
        message_retention_days: days,
        licence: line,
      })
      .strict(),
    funding: line,
  })
  .strict();

const FILE = "site.yaml";
const OWN_FILE = "site.local.yaml";

type SiteSettingsFile = { path: string; raw: string };

/** Settings by name, such as `publisher.name`; null if not filled in. */
export type SiteSettings = Record<string, string | null>;

/** The file that contains the settings: the operator's own, which git does not track, replaces site.yaml. */
export function siteSettingsFile(files: Record<string, string>): SiteSettingsFile {
  const path = OWN_FILE in files ? OWN_FILE : FILE;
  return { path, raw: files[path] ?? "" };
}

/**
 * Reads the settings. They are those required by the LCEN (loi n° 2004-575), article 1-1, and the GDPR, articles 13 and
 * 14. @throws ContentError
 */
export function readSiteSettings({ path, raw }: SiteSettingsFile): SiteSettings {
  const { publisher, director, host, data, funding } = parseYamlContent(siteSchema, raw, path);
  const { message_retention_days: retention, ...ofData } = data;
  return {
    ...prefixed("publisher", publisher),
    director,
    ...prefixed("host", host),
    ...prefixed("data", ofData),
    "data.message_retention_days": retention === null ? null : counted(retention, "jour"),
    funding,
  };
}

/** The retention of messages in days; null if not filled in, so that messages are never erased. @throws ContentError */
export function readMessageRetention({ path, raw }: SiteSettingsFile): number | null {
  return parseYamlContent(siteSchema, raw, path).data.message_retention_days;
}

function prefixed(prefix: string, settings: SiteSettings): SiteSettings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${prefix}.${name}`, value]));
}

export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(settings).filter((name) => settings[name] === null);
}

/**
 * Replaces each `{{setting}}` with its value. If an optional setting has no value, leaves out its line or sentence; if a
 * required setting has no value, inserts a text that says so.
 * @throws ContentError for an unknown setting
 */
export function fillInSettings(markdown: string, settings: SiteSettings, file: string): string {
  return withoutMissing(markdown, settings).replace(PLACEHOLDER, (_placeholder, name: string) => {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (value === undefined) throw ContentError.in(file, `« {{${name}}} » n’est pas un réglage de site.yaml`);
    return (value ?? NOT_FILLED_IN).replace(/[\\`*_[\]<>|#]/g, "\\$&");
  });
}

/** Removes the list items and sentences with optional settings that have no value. */
function withoutMissing(markdown: string, settings: SiteSettings): string {
  const missing = OPTIONAL.filter((name) => settings[name] === null).map((name) => name.replace(".", "\\."));
  if (missing.length === 0) return markdown;
  const placeholder = `\\{\\{(?:${missing.join("|")})\\}\\}`;
  return markdown
    .replace(new RegExp(`^- [^\\n]*${placeholder}[^\\n]*\\n?`, "gm"), "")
    .replace(new RegExp(` [^.\\n]*${placeholder}\\.`, "g"), "");
}

/** The name of a setting in French. */
export function settingLabel(name: string): string {
  return frenchTypography(LABELS[name] ?? name);
}
