import { z } from "zod";
import { text } from "./content-fields";
import { ContentError, type ContentFiles, inPlace, parseContent, readYaml } from "./content-files";
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
  "data.licence": "Données ouvertes : licence",
  "data.message_retention_days": "Données : durée de conservation des messages",
  funding: "Qui paie le site",
};

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;
const line = text.nullish().transform(orNull);

const siteSchema = z.strictObject({
  publisher: z.strictObject({
    kind: z
      .enum(["personne-morale", "personne-physique"])
      .transform((kind) => kind.replace("-", " "))
      .nullish()
      .transform(orNull),
    ...{ name: line, address: line, phone: line, email: line, registration: line, share_capital: line },
  }),
  director: line,
  host: z.strictObject({ name: line, address: line, phone: line }),
  data: z.strictObject({
    ...{ location: line, contact: line, log_retention: line, licence: line },
    message_retention_days: z.number().int().min(1).nullish().transform(orNull),
  }),
  funding: line,
});

/** The operator's own file, which git does not track, replaces site.yaml. */
const FILES = ["site.local.yaml", "site.yaml"];

export type SiteSettings = Record<string, string | null>;

/**
 * Reads the settings, which are those required by the LCEN (loi n° 2004-575), article 1-1, and the GDPR, articles 13 and 14, and the
 * retention of messages in days; null if not filled in, so that messages are never erased. @throws ContentError
 */
export function readSiteSettings(files: ContentFiles) {
  const path = FILES.find((file) => file in files) ?? "site.yaml";
  const { publisher, host, data, ...others } = inPlace(path, () =>
    parseContent(siteSchema, readYaml(files[path] ?? "")),
  );
  const { message_retention_days: days, ...shownData } = data;
  const settings: SiteSettings = {
    ...others,
    ...inSection("publisher", publisher),
    ...inSection("host", host),
    ...inSection("data", shownData),
    "data.message_retention_days": days === null ? null : counted(days, "jour"),
  };
  return { settings, messageRetentionDays: days };
}

function inSection(section: string, fields: SiteSettings): SiteSettings {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${section}.${name}`, value]));
}

export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(LABELS)
    .filter((name) => settings[name] === null)
    .map((name) => frenchTypography(LABELS[name] ?? name));
}

/**
 * Replaces each `{{setting}}` with its value. If an optional setting has no value, leaves out its line or sentence; if a
 * required setting has no value, inserts a text that says so.
 * @throws ContentError for an unknown setting
 */
export function fillInSettings(markdown: string, settings: SiteSettings): string {
  return withoutMissing(markdown, settings).replace(PLACEHOLDER, (_placeholder, name: string) => {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (value === undefined) throw new ContentError(`« {{${name}}} » n’est pas un réglage de site.yaml`);
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
