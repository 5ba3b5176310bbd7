import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { ContentError, parseContent } from "./content-schema";
import { frenchTypography } from "./typography";

/** What a page shows where the operator of the site has not filled in a setting. */
export const TO_FILL_IN = "à compléter par l’exploitant";

const line = z
  .string()
  .trim()
  .min(1)
  .transform(frenchTypography)
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
        ...{ name: line, address: line, phone: line, email: line, registration: line, share_capital: line },
      })
      .strict(),
    director: line,
    host: z.object({ name: line, address: line, phone: line }).strict(),
    data: z.object({ location: line, contact: line, log_retention: line, message_retention: line }).strict(),
    funding: line,
  })
  .strict();

/** The site's settings by name, `publisher.name` and so on; null where the operator has not filled one in. */
export type SiteSettings = Record<string, string | null>;

/**
 * Reads `content/site.yaml`: who publishes the site, who hosts it, where its data are. What the law wants public is said
 * by article 1-1 of the LCEN (loi n° 2004-575) and articles 13 and 14 of the GDPR.
 * @throws ContentError naming each wrong line.
 */
export function readSiteSettings(raw: string): SiteSettings {
  const { publisher, director, host, data, funding } = parseContent(siteSchema, parseYaml(raw), "site.yaml");
  return {
    ...prefixed("publisher", publisher),
    director,
    ...prefixed("host", host),
    ...prefixed("data", data),
    funding,
  };
}

function prefixed(prefix: string, settings: SiteSettings): SiteSettings {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${prefix}.${name}`, value]));
}

/** The names of the settings that the operator has still to fill in. */
export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(settings).filter((name) => settings[name] === null);
}

/**
 * A Markdown text with each `{{setting}}` replaced by its value, or by « à compléter par l’exploitant ».
 * @throws ContentError when a text names a setting that does not exist.
 */
export function fillInSettings(markdown: string, settings: SiteSettings, file: string): string {
  return markdown.replace(/\{\{([^{}]*)\}\}/g, (_placeholder, name: string) => {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (value === undefined) throw ContentError.in(file, `« {{${name}}} » n’est pas un réglage de site.yaml`);
    return (value ?? TO_FILL_IN).replace(/[\\`*_[\]<>|#]/g, "\\$&");
  });
}
