import { z } from "zod";
import type { Source } from "../../app/shell/article/source";
import { entryOf, text } from "./content-fields";

const NOT_A_LANGUAGE = "n’est pas le code d’une langue étrangère (en, de, es…)";
const languages = new Intl.DisplayNames("fr", { type: "language", fallback: "none" });

/** Whether a two-letter code is a language other than French. */
function isForeignLanguage(code: string): boolean {
  return /^[a-z]{2}$/.test(code) && code !== "fr" && languages.of(code) !== undefined;
}

const HOME_PATH = /^\/(?:[a-z]{2}\/?)?(?:index\.\w+)?$/;

/** Whether an absolute URL is a site's home page, or the home page of one language (`/fr/`). */
function isHomePage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return HOME_PATH.test(pathname) && search === "" && hash === "";
}

/**
 * public: a state, an agency, a public hospital, the Union, the WHO; savant: a learned society, an association; étude: a research
 * article; soignant: a practice, a clinic, one professional; presse; commerce: who makes or sells, even if it only reports another.
 */
const NATURES = ["public", "savant", "étude", "soignant", "presse", "commerce"] as const;

const source = z
  .strictObject({
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
      .refine(
        (url) => !URL.canParse(url) || !isHomePage(url),
        "mène à l’accueil d’un site, pas à un document",
      )
      .optional(),
    lang: z.string().refine(isForeignLanguage, NOT_A_LANGUAGE).optional(),
    hreflang: z
      .string()
      .refine((code) => code === "fr" || isForeignLanguage(code), NOT_A_LANGUAGE)
      .optional(),
  })
  .superRefine(({ url, lang = "fr", hreflang }, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["hreflang"], message });
    if (hreflang && !url) refuse("ne s’écrit qu’avec une adresse");
    if (hreflang === lang) refuse("répète la langue du titre");
  });

export const sourcesSchema = z.record(
  source.transform(({ nature, country, reported_by, ...shown }) => ({
    source: { ...shown, ...(reported_by && { reportedBy: reported_by }) } satisfies Source,
    nature,
    isEuropean: country === undefined || country === "eu",
  })),
);

export type SourceRegistry = z.output<typeof sourcesSchema>;
export type SourceEntry = SourceRegistry[string];

export const citedEntries = (registry: SourceRegistry, least = 1, most = Infinity) =>
  z
    .array(entryOf(registry, "dans sources.yaml"))
    .min(least, "est vide : il faut au moins une source")
    .max(most);

export const cited = (...[registry, least, most]: Parameters<typeof citedEntries>) =>
  citedEntries(registry, least, most).transform((entries): Source[] =>
    entries.map(({ source: shown }) => shown),
  );
