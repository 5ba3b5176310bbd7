import { z } from "zod";
import { text } from "./content-fields";
import { ContentError, type ContentFiles, inPlace, parseContent, readYaml } from "./content-files";
import { counted } from "../../app/text/typography";

/** Shown instead of the value of a legally required setting that the operator has not filled in. */
const NOT_FILLED_IN = "Non renseigné";

/** Settings that the law does not require. If they have no value, their line or sentence is left out. */
const OPTIONAL = ["funding", "data.licence"];

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

const line = text.nullable().default(null);

const siteSchema = z.strictObject({
  publisher: z.strictObject({
    kind: z
      .enum(["personne-morale", "personne-physique"])
      .transform((kind) => kind.replace("-", " "))
      .nullable()
      .default(null),
    ...{ name: line, address: line, phone: line, email: line, registration: line, share_capital: line },
  }),
  director: line,
  host: z.strictObject({ name: line, address: line, phone: line }),
  data: z.strictObject({
    ...{ location: line, contact: line, log_retention: line },
    message_retention_days: z.number().int().min(1).nullable().default(null),
    licence: line,
  }),
  funding: line,
});

/** The operator's own file, which git does not track, replaces site.yaml. */
const FILES = ["site.local.yaml", "site.yaml"];

/** By path: `publisher.name`. */
export type SiteSettings = Record<string, string | null>;

/**
 * Reads the settings, which are those required by the LCEN (loi n° 2004-575), article 1-1, and the GDPR, articles 13 and 14, and the
 * retention of messages in days; null if not filled in, so that messages are never erased. @throws ContentError
 */
export function readSiteSettings(files: ContentFiles) {
  const path = FILES.find((file) => file in files) ?? "site.yaml";
  const site = inPlace(path, () => parseContent(siteSchema, readYaml(files[path] ?? "")));
  const days = site.data.message_retention_days;
  const settings: SiteSettings = Object.fromEntries(
    Object.entries({
      ...site,
      data: { ...site.data, message_retention_days: days === null ? null : counted(days, "jour") },
    }).flatMap(([section, value]) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([name, one]) => [`${section}.${name}`, one])
        : [[section, value]],
    ),
  );
  return { settings, messageRetentionDays: days };
}

export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(settings).filter((name) => settings[name] === null);
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
