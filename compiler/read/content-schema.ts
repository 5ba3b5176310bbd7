import { z } from "zod";
import { AUDIENCE_ICONS } from "../../app/questions/audiences/audience";
import { CATEGORY_ICONS } from "../../app/questions/categories/category";
import { VERDICTS } from "../../app/questions/myth";
import type { ContentCategory } from "../../app/server/compiled/compiled-contents";
import { GUIDE_SLUGS } from "../../app/guides/guide";
import { date, EARLY_REVIEW, emojiSchema, entryOf, isReviewed, known, slug, text } from "./content-fields";
import { cited, citedEntries, type SourceRegistry } from "./source-registry";
import { foldTerm } from "../../app/text/folding";
import { type Drawings, isIllustration } from "../figures/drawings";
import { quizDrawingSchema } from "../figures/figure";
import { DIFFICULTIES } from "../../app/questions/faq";

const hasUniqueSlugs = (list: { slug: string }[]) =>
  new Set(list.map((entry) => entry.slug)).size === list.length;
const SLUG_TWICE = "a deux fois le même slug";
/** The id of a row written by editors. Rows added by hand have ids from 1,000,000. */
const id = z
  .number()
  .int()
  .positive()
  .max(499_999, "dépasse 499999 : les numéros suivants sont ceux des lignes ajoutées à la main");

/** What a category and a subcategory have. */
const named = { id, slug, name: text, description: text };

const audienceSlugs = ["sportifs", "parents", "seniors", "tous-publics"] as const;

export const categoriesSchema = (drawings: Drawings) =>
  z
    .array(
      z.strictObject({
        ...named,
        icon: z.enum(CATEGORY_ICONS),
        color: z.string(),
        /** The id of the question that the home page shows for this category. */
        popular: id.optional(),
        subcategories: z
          .array(
            z.strictObject({
              ...named,
              /** The guides linked from the pages of this subcategory's questions. */
              guides: z.array(known(GUIDE_SLUGS, "une fiche")).min(1),
              /** The illustration of this subcategory's questions; without it, they have their category's. */
              drawing: known(
                Object.keys(drawings).filter(isIllustration),
                "une illustration du dossier drawings",
              ).optional(),
            }),
          )
          .min(1)
          .refine(hasUniqueSlugs, SLUG_TWICE),
      }),
    )
    .refine(hasUniqueSlugs, SLUG_TWICE);

export const bySlug = <T extends { slug: string }>(entries: readonly T[]): Record<string, T> =>
  Object.fromEntries(entries.map((entry) => [entry.slug, entry]));

/** A draft may have no sources. */
const leastSources = (isDraft: boolean) => (isDraft ? 0 : 1);

export const A_CATEGORY = "un thème de categories.yaml";

export const faqSchema = (registry: SourceRegistry, { subcategories }: ContentCategory, isDraft: boolean) =>
  z
    .strictObject({
      id,
      question: text.pipe(z.string().max(90, "dépasse 90 caractères")),
      subcategory: entryOf(bySlug(subcategories), "un sous-thème de ce thème"),
      audience: z.enum(audienceSlugs).optional(),
      difficulty: z.enum(DIFFICULTIES),
      idea: z.enum(VERDICTS).optional(),
      published: z.boolean().default(true),
      created_on: date,
      order: z.number().int().nonnegative().default(0),
      /** The ids of retired questions, whose addresses redirect to this one. */
      replaces: z.array(id).default([]),
      reviewed_on: date,
      sources: citedEntries(registry, leastSources(isDraft), 6),
    })
    .refine(isReviewed, EARLY_REVIEW);

const quizQuestion = (registry: SourceRegistry, drawings: Drawings, isDraft: boolean) =>
  z.strictObject({
    question: text.pipe(z.string().max(140, "dépasse 140 caractères")),
    answers: z
      .array(text)
      .length(4, "il faut quatre réponses")
      .refine(
        (answers) => new Set(answers.map(foldTerm)).size === answers.length,
        "contient deux fois la même réponse",
      ),
    correct: z.number().int().min(1).max(4),
    explanation: text,
    sources: cited(registry, leastSources(isDraft)),
    faq: id.optional(),
    drawing: quizDrawingSchema(drawings),
    /** The drawing shown with the explanation, instead of the question's drawing. */
    explanation_drawing: quizDrawingSchema(drawings),
  });

/** A draft may have fewer questions. */
export const quizSchema = (
  registry: SourceRegistry,
  drawings: Drawings,
  categories: Record<string, ContentCategory>,
  isDraft: boolean,
) =>
  z.strictObject({
    id,
    title: text,
    description: text,
    category: entryOf(categories, A_CATEGORY),
    difficulty: z.enum(DIFFICULTIES),
    passing_score: z.number().int().min(0).max(100).optional(),
    time_limit: z.number().int().positive().optional(),
    published: z.boolean().default(true),
    created_on: date,
    questions: z
      .array(quizQuestion(registry, drawings, isDraft))
      .min(isDraft ? 1 : 8, "il faut 8 à 12 questions")
      .max(12, "il faut 8 à 12 questions"),
  });

export const profileSchema = (registry: SourceRegistry, situations: string[]) =>
  z.strictObject({
    id,
    name: text,
    description: text,
    icon: z.enum(AUDIENCE_ICONS),
    gradient: z.string(),
    reviewed_on: date,
    /** Emergency advice, shown as an alert beside the introduction. */
    emergency: z.strictObject({ title: text, text }).optional(),
    /** The situations whose lists of foods the page links to. */
    lists: z.array(known(situations, "une situation")).default([]),
    definitions: z.array(z.strictObject({ term: text, text })).length(4, "il faut quatre définitions"),
    tips: z
      .array(z.strictObject({ emoji: emojiSchema, title: text, text }))
      .length(6, "il faut six conseils"),
    sources: cited(registry),
  });

export const pageSchema = z.strictObject({
  title: text,
  description: text,
  updated_on: date.optional(),
  /** True if the page only announces future content. Such a page is marked `noindex`. */
  placeholder: z.boolean().default(false),
});
