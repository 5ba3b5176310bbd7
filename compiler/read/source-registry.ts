import { z } from "zod";
import { text } from "./content-fields";
import { nearestName } from "./nearest-name";
import { ContentError, parseYamlContent } from "./parse-content";
import { isForeignLanguage, isHomePage, type Source } from "../../app/shell/article/source";

/**
 * A site's name with the article that the publisher needs: « site de l’Anses », « site d’I4CE », « site du HCSP », « site de
 * Légifrance ».
 */
const SITE_NAME =
  /^site (?:(?:de l|d)’(?=[aàâeéèêiîoôuyh])|(?:du|des|de la) (?=\S)|de (?![aàâeéèêiîoôuy]|l[ae]s?(?: |$)|l’))/i;

const NOT_A_LANGUAGE = "n’est pas le code d’une langue étrangère (en, de, es…)";
/**
 * public: a state, an agency, a public hospital, the Union, the WHO; savant: a learned society, an association; étude: a research
 * article; soignant: a practice, a clinic, one professional; presse; commerce: who makes or sells, even if it only reports another.
 */
const NATURES = ["public", "savant", "étude", "soignant", "presse", "commerce"] as const;

/** Neither a country nor French: the Union and its societies, and bodies of the whole world. */
const SHARED = ["eu", "int"];

const source = z
  .object({
    title: text,
    publisher: text,
    reported_by: text.optional(),
    nature: z.enum(NATURES),
    country: z
      .string()
      .regex(/^(?:[a-z]{2}|int)$/, "n’est pas le code d’un pays (be, gb, us…), ni eu, ni int")
      .refine((code) => code !== "fr", "ne s’écrit que pour un autre pays")
      .optional(),
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

const sourcesSchema = z.record(
  source.transform(({ nature, country, reported_by, ...shown }) => ({
    source: { ...shown, ...(reported_by && { reportedBy: reported_by }) } satisfies Source,
    nature,
    isForeign: nature !== "étude" && country !== undefined && !SHARED.includes(country),
    isEuropean: country === undefined || country === "eu",
  })),
);

export type SourceEntry = z.output<typeof sourcesSchema>[string];
export type SourceRegistry = Record<string, SourceEntry>;

/** @throws ContentError */
export function readSources(raw: string): SourceRegistry {
  return parseYamlContent(sourcesSchema, raw, "sources.yaml");
}

/** @throws ContentError if a key is not in the registry */
export function resolveSources(keys: string[], registry: SourceRegistry, path: string): Source[] {
  return keys.map((key) => {
    const entry = registry[key];
    if (!entry) {
      const nearest = nearestName(key, Object.keys(registry));
      throw ContentError.in(path, `« sources » : la clé « ${key} » n’est pas dans sources.yaml${nearest}`);
    }
    return entry.source;
  });
}
