import { z } from "zod";
import { isForeignLanguage, isHomePage } from "~/domain/faq/source";
import { VERDICTS } from "~/domain/faq/verdict";
import { GUIDE_SLUGS } from "~/domain/guide/guide-slugs";
import { emojiSchema } from "./emoji";
import { frenchTypography } from "./typography";
import { quizDrawingSchema } from "~/domain/figure/figure";
import { guideCategories, guideDifficulties } from "~/domain/guide/guide-kinds";

const text = z.string().trim().min(1, "ne peut pas être vide").transform(frenchTypography);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "n’est pas un slug (minuscules, chiffres, traits d’union)");
const hasUniqueSlugs = (list: { slug: string }[]) =>
  new Set(list.map((entry) => entry.slug)).size === list.length;
const SLUG_TWICE = "a deux fois le même slug";
/** Rows added by hand have ids from a million on, those of `npm run seed:large` from half a million on. */
const id = z.number().int().positive().max(499_999, "dépasse 499999 : les numéros suivants sont ceux des lignes ajoutées à la main");
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "n’est pas une date AAAA-MM-JJ");
const sourceKeys = z.array(z.string()).min(1, "il faut au moins une source");

/** « site de l’Anses », « site d’I4CE », « site du HCSP », « site de Légifrance »: the article fits what follows. */
const SITE_NAME = /^site (?:(?:de l|d)’(?=[aàâeéèêiîoôuyh])|(?:du|des|de la) (?=\S)|de (?![aàâeéèêiîoôuy]|l[ae]s?(?: |$)|l’))/i;

export const difficulties = ["facile", "moyen", "avancé"] as const;
const audienceSlugs = ["sportifs", "parents", "seniors", "tous-publics"] as const;

export const categoriesSchema = z
  .array(
  z
    .object({
      id,
      slug,
      name: text,
      description: text,
      icon: z.enum(["apple", "heart", "activity", "utensils", "scale", "sparkles"]),
      color: z.string(),
      /** The question of this theme that the home page shows. */
      popular: id.optional(),
      subcategories: z
        .array(
          z
            .object({
              id,
              slug,
              name: text,
              description: text,
              /** Shown on the pages of its questions. */
              guides: z
                .array(slug.refine((value) => GUIDE_SLUGS.includes(value), "n’est pas une fiche"))
                .min(1),
            })
            .strict(),
        )
        .min(1)
        .refine(hasUniqueSlugs, SLUG_TWICE),
    })
    .strict(),
  )
  .refine(hasUniqueSlugs, SLUG_TWICE);

const NOT_A_LANGUAGE = "n’est pas le code d’une langue étrangère (en, de, es…)";
const source = z
  .object({
    title: text,
    publisher: text,
    year: z.string().optional(),
    url: z.string().url("n’est pas une adresse").regex(/^https?:/, "n’est pas une adresse du Web").optional(),
    site: text.pipe(z.string().regex(SITE_NAME, "ne se lit pas « site de l’Anses », « site du HCSP »")).optional(),
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
    if (leadsHome && !site) refuse("site", "manque : l’adresse mène à l’accueil d’un site, qu’il faut nommer");
    if (site && !leadsHome) refuse("site", "ne s’écrit que si l’adresse mène à l’accueil d’un site");
    if (hreflang && !url) refuse("hreflang", "ne s’écrit qu’avec une adresse");
    if (hreflang === lang) refuse("hreflang", "répète la langue du titre");
  });

export const sourcesSchema = z.record(source);

export const faqSchema = z
  .object({
    id,
    question: text.pipe(z.string().max(90, "dépasse 90 caractères")),
    subcategory: slug,
    audience: z.enum(audienceSlugs).optional(),
    difficulty: z.enum(difficulties),
    idea: z.enum(VERDICTS).optional(),
    published: z.boolean().default(true),
    created_on: date,
    order: z.number().int().nonnegative().default(0),
    reviewed_on: date,
    sources: sourceKeys.max(4, "quatre sources au plus"),
  })
  .strict();

/** Of a draft, which may still lack its sources. */
export const faqDraftSchema = faqSchema.extend({ sources: z.array(z.string()) });

const quizQuestion = z
  .object({
    question: text.pipe(z.string().max(140, "dépasse 140 caractères")),
    answers: z.array(text).length(4, "il faut quatre réponses"),
    correct: z.number().int().min(1).max(4),
    explanation: text,
    sources: sourceKeys,
    faq: id.optional(),
    drawing: quizDrawingSchema.optional(),
    /** Shown with the explanation, instead of the question's. */
    explanation_drawing: quizDrawingSchema.optional(),
  })
  .strict();

export const quizSchema = z
  .object({
    id,
    title: text,
    description: text,
    category: slug,
    difficulty: z.enum(difficulties),
    passing_score: z.number().int().min(0).max(100).optional(),
    time_limit: z.number().int().positive().optional(),
    published: z.boolean().default(true),
    created_on: date,
    questions: z.array(quizQuestion).min(8, "il faut 8 à 12 questions").max(12, "il faut 8 à 12 questions"),
  })
  .strict();

/** Of a draft, which may still lack questions. */
export const quizDraftSchema = quizSchema.extend({ questions: z.array(quizQuestion).min(1) });

export const guideSchema = z
  .object({
    title: text,
    description: text,
    category: z.enum(guideCategories),
    difficulty: z.enum(guideDifficulties),
    icon: emojiSchema,
    procedure: z.boolean(),
    published: z.boolean().default(true),
    created_on: date,
    reviewed_on: date,
    objectives: z.array(text).min(3).max(5),
    tips: z.array(text).min(4).max(6),
    key_takeaways: z.array(text).min(4).max(6),
    sources: sourceKeys.max(12, "douze sources au plus"),
  })
  .strict();

export const profileSchema = z
  .object({
    id,
    name: text,
    description: text,
    icon: z.enum(["Dumbbell", "Baby", "HeartPulse", "Users"]),
    gradient: z.string(),
    reviewed_on: date,
    /** What to do in an emergency, shown as an alert beside the introduction. */
    emergency: z.object({ title: text, text }).strict().optional(),
    definitions: z.array(z.object({ term: text, text }).strict()).length(4, "il faut quatre définitions"),
    tips: z
      .array(z.object({ emoji: emojiSchema, title: text, text }).strict())
      .length(6, "il faut six conseils"),
    sources: sourceKeys,
  })
  .strict();

export const pageSchema = z.object({ title: text, description: text, updated_on: date.optional() }).strict();
