import { z } from "zod";
import { ContentError, parseYamlContent } from "./parse-content";
import { frenchTypography } from "./typography";

/** Shown where the operator has not filled in a setting. */
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
    data: z.object({ location: line, contact: line, log_retention: line, message_retention: line }).strict(),
    funding: line,
  })
  .strict();

/** Settings by name, such as `publisher.name`; null if not filled in. */
export type SiteSettings = Record<string, string | null>;

/** Source: LCEN (loi n° 2004-575), article 1-1; GDPR, articles 13 and 14. @throws ContentError */
export function readSiteSettings(raw: string): SiteSettings {
  const { publisher, director, host, data, funding } = parseYamlContent(siteSchema, raw, "site.yaml");
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

export function missingSettings(settings: SiteSettings): string[] {
  return Object.keys(settings).filter((name) => settings[name] === null);
}

/** Replaces each `{{setting}}` by its value or `TO_FILL_IN`. @throws ContentError for an unknown setting */
export function fillInSettings(markdown: string, settings: SiteSettings, file: string): string {
  return markdown.replace(/\{\{([^{}]*)\}\}/g, (_placeholder, name: string) => {
    const value = Object.hasOwn(settings, name) ? settings[name] : undefined;
    if (value === undefined) throw ContentError.in(file, `« {{${name}}} » n’est pas un réglage de site.yaml`);
    return (value ?? TO_FILL_IN).replace(/[\\`*_[\]<>|#]/g, "\\$&");
  });
}
