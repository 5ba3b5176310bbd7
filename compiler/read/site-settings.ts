import { z } from "zod";
import type { ContentFiles } from "./content-files";
import { ContentError, inPlace, parseContent, readYaml } from "./parse-content";
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

const orNull = <S extends z.ZodTypeAny>(schema: S) =>
  schema.nullish().transform((value: z.output<S> | null | undefined): z.output<S> | null => value ?? null);

const line = orNull(z.string().trim().min(1).transform(frenchTypography));
const RETENTION = "data.message_retention_days";
const OTHERS: Record<string, z.ZodType<string | number | null, z.ZodTypeDef, unknown>> = {
  "publisher.kind": orNull(
    z.enum(["personne-morale", "personne-physique"]).transform((kind) => kind.replace("-", " ")),
  ),
  [RETENTION]: orNull(z.number().int().min(1)),
};

const section = (prefix: string) =>
  z
    .object(
      Object.fromEntries(
        Object.keys(LABELS).flatMap((name) => {
          const [first, field] = name.split(".");
          return first === prefix && field ? [[field, OTHERS[name] ?? line]] : [];
        }),
      ),
    )
    .strict();

const siteSchema = z
  .object({
    publisher: section("publisher"),
    director: line,
    host: section("host"),
    data: section("data"),
    funding: line,
  })
  .strict();

/** The operator's own file, which git does not track, replaces site.yaml. */
const FILES = ["site.local.yaml", "site.yaml"];

export type SiteSettings = Record<string, string | null>;

/**
 * Reads the settings, which are those required by the LCEN (loi n° 2004-575), article 1-1, and the GDPR, articles 13 and 14, and the
 * retention of messages in days; null if not filled in, so that messages are never erased. @throws ContentError
 */
export function readSiteSettings(files: ContentFiles): {
  settings: SiteSettings;
  messageRetentionDays: number | null;
} {
  const path = FILES.find((file) => file in files) ?? "site.yaml";
  const written = inPlace(path, () => parseContent(siteSchema, readYaml(files[path] ?? "")));
  const values = Object.entries(written).flatMap(([name, value]): [string, string | number | null][] =>
    value === null || typeof value === "string"
      ? [[name, value]]
      : Object.entries(value).map(([field, inner]) => [`${name}.${field}`, inner]),
  );
  const shown = values.map(([name, value]): [string, string | null] => [
    name,
    typeof value === "number" ? counted(value, "jour") : value,
  ]);
  const days = values.find(([name]) => name === RETENTION)?.[1];
  return {
    settings: Object.fromEntries(shown),
    messageRetentionDays: typeof days === "number" ? days : null,
  };
}

export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(settings)
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
