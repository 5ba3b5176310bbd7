import { z } from "zod";
import { text } from "./content-fields";
import { nearestName } from "./nearest-name";
import { ContentError, parseYamlContent } from "./parse-content";
import { isForeignLanguage, isHomePage, type Source } from "../../app/domain/faq/source";

/**
 * A site's name with the article that the publisher needs: « site de l’Anses », « site d’I4CE », « site du HCSP », « site de
 * Légifrance ».
 */
const SITE_NAME =
  /^site (?:(?:de l|d)’(?=[aàâeéèêiîoôuyh])|(?:du|des|de la) (?=\S)|de (?![aàâeéèêiîoôuy]|l[ae]s?(?: |$)|l’))/i;

const NOT_A_LANGUAGE = "n’est pas le code d’une langue étrangère (en, de, es…)";
const source = z
  .object({
    title: text,
    publisher: text,
    year: z.string().optional(),
    url: z
      .string()
      .url("n’est pas une adresse")
      .regex(/^https?:/, "n’est pas une adresse du Web")
      .optional(),
    site: text
      .pipe(z.string().regex(SITE_NAME, "ne se lit pas « site de l’Anses », « site du HCSP »"))
      .optional(),
    lang: z.string().refine(isForeignLanguage, NOT_A_LANGUAGE).optional(),
    hreflang: z
      .string()
      .refine((code) => code === "fr" || isForeignLanguage(code), NOT_A_LANGUAGE)
      .optional(),
  })
  .strict()
  .superRefine(({ url, site, lang = "fr", hreflang }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const leadsHome = url !== undefined && isHomePage(url);
    if (leadsHome && !site)
      refuse("site", "manque : l’adresse mène à l’accueil d’un site, qu’il faut nommer");
    if (site && !leadsHome) refuse("site", "ne s’écrit que si l’adresse mène à l’accueil d’un site");
    if (hreflang && !url) refuse("hreflang", "ne s’écrit qu’avec une adresse");
    if (hreflang === lang) refuse("hreflang", "répète la langue du titre");
  });

const sourcesSchema = z.record(source);

export type SourceRegistry = z.output<typeof sourcesSchema>;

/** @throws ContentError */
export function readSources(raw: string): SourceRegistry {
  return parseYamlContent(sourcesSchema, raw, "sources.yaml");
}

/** @throws ContentError if a key is not in the registry */
export function resolveSources(keys: string[], registry: SourceRegistry, path: string): Source[] {
  return keys.map((key) => {
    const source = registry[key];
    if (!source) {
      const nearest = nearestName(key, Object.keys(registry));
      throw ContentError.in(path, `« sources » : la clé « ${key} » n’est pas dans sources.yaml${nearest}`);
    }
    return source;
  });
}
