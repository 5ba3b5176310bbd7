import { z } from "zod";
import { AUDIENCE_ICONS } from "../../app/questions/audiences/audience";
import { CATEGORY_ICONS } from "../../app/questions/categories/category";
import { VERDICTS } from "../../app/questions/verdict";
import { GUIDE_SLUGS } from "../../app/guides/guide-order";
import { date, slug, sourceKeys, text, emojiSchema } from "./content-fields";
import { foldTerm } from "../../app/text/folding";
import { nearestName } from "./nearest-name";
import { quizDrawingSchema } from "../figures/figure";
import { DIFFICULTIES } from "../../app/shell/difficulty";

const hasUniqueSlugs = (list: { slug: string }[]) =>
  new Set(list.map((entry) => entry.slug)).size === list.length;
const SLUG_TWICE = "a deux fois le même slug";
/** The id of a row written by editors. Rows added by hand have ids from 1,000,000. */
const id = z
  .number()
  .int()
  .positive()
  .max(499_999, "dépasse 499999 : les numéros suivants sont ceux des lignes ajoutées à la main");

const audienceSlugs = ["sportifs", "parents", "seniors", "tous-publics"] as const;

export const categoriesSchema = z
  .array(
    z
      .object({
        id,
        slug,
        name: text,
        description: text,
        icon: z.enum(CATEGORY_ICONS),
        color: z.string(),
        /** The id of the question that the home page shows for this category. */
        popular: id.optional(),
        subcategories: z
          .array(
            z
              .object({
                id,
                slug,
                name: text,
                description: text,
                /** The guides linked from the pages of this subcategory's questions. */
                guides: z
                  .array(
                    slug.refine(
                      (value) => GUIDE_SLUGS.includes(value),
                      (value) => ({ message: `n’est pas une fiche${nearestName(value, GUIDE_SLUGS)}` }),
                    ),
                  )
                  .min(1),
                /** The illustration of this subcategory's questions; without it, they have their category's. */
                drawing: slug.optional(),
              })
              .strict(),
          )
          .min(1)
          .refine(hasUniqueSlugs, SLUG_TWICE),
      })
      .strict(),
  )
  .refine(hasUniqueSlugs, SLUG_TWICE);

export const faqSchema = z
  .object({
    id,
    question: text.pipe(z.string().max(90, "dépasse 90 caractères")),
    subcategory: slug,
    audience: z.enum(audienceSlugs).optional(),
    difficulty: z.enum(DIFFICULTIES),
    idea: z.enum(VERDICTS).optional(),
    published: z.boolean().default(true),
    created_on: date,
    order: z.number().int().nonnegative().default(0),
    /** The ids of retired questions, whose addresses redirect to this one. */
    replaces: z.array(id).default([]),
    reviewed_on: date,
    sources: sourceKeys.max(6, "six sources au plus"),
  })
  .strict();

/** A draft may have no sources. */
export const faqDraftSchema = faqSchema.extend({ sources: z.array(z.string()) });

const quizQuestion = z
  .object({
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
    sources: sourceKeys,
    faq: id.optional(),
    drawing: quizDrawingSchema.optional(),
    /** The drawing shown with the explanation, instead of the question's drawing. */
    explanation_drawing: quizDrawingSchema.optional(),
  })
  .strict();

export const quizSchema = z
  .object({
    id,
    title: text,
    description: text,
    category: slug,
    difficulty: z.enum(DIFFICULTIES),
    passing_score: z.number().int().min(0).max(100).optional(),
    time_limit: z.number().int().positive().optional(),
    published: z.boolean().default(true),
    created_on: date,
    questions: z.array(quizQuestion).min(8, "il faut 8 à 12 questions").max(12, "il faut 8 à 12 questions"),
  })
  .strict();

/** A draft may have fewer questions, and no sources. */
export const quizDraftSchema = quizSchema.extend({
  questions: z.array(quizQuestion.extend({ sources: z.array(z.string()) })).min(1),
});

export const profileSchema = z
  .object({
    id,
    name: text,
    description: text,
    icon: z.enum(AUDIENCE_ICONS),
    gradient: z.string(),
    reviewed_on: date,
    /** Emergency advice, shown as an alert beside the introduction. */
    emergency: z.object({ title: text, text }).strict().optional(),
    definitions: z.array(z.object({ term: text, text }).strict()).length(4, "il faut quatre définitions"),
    tips: z
      .array(z.object({ emoji: emojiSchema, title: text, text }).strict())
      .length(6, "il faut six conseils"),
    sources: sourceKeys,
  })
  .strict();

export const pageSchema = z
  .object({
    title: text,
    description: text,
    updated_on: date.optional(),
    /** True if the page only announces future content. Such a page is marked `noindex`. */
    placeholder: z.boolean().default(false),
  })
  .strict();
