import { z } from "zod";
import { GUIDE_SLUGS } from "../../app/guides/guide";
import { AUDIENCE_ICONS } from "../../app/questions/audiences/audience";
import { CATEGORY_ICONS } from "../../app/questions/categories/category";
import { DIFFICULTIES } from "../../app/questions/faq";
import { VERDICTS } from "../../app/questions/myth";
import type { ContentCategory, ContentPage } from "../../app/server/compiled/compiled-contents";
import { foldTerm } from "../../app/text/folding";
import { type Drawings, isIllustration, readDrawings } from "../figures/drawings";
import { quizDrawingSchema, readFigures, withFigureSources } from "../figures/read-figures";
import { parseMarkdown, renderAnswer, renderMarkdown } from "../render/markdown";
import { fillInAmounts, readComposition, readNutrients } from "./composition-file";
import { checkReview, date, emojiSchema, entryOf, known, refuseRepeats, slug, text } from "./content-fields";
import {
  ContentError,
  type ContentFiles,
  isDraft,
  parseContent,
  readFolder,
  readYaml,
  readYamlFile,
  slugOf,
  splitFrontMatter,
} from "./content-files";
import { readFoods } from "./foods-file";
import { readGlossary } from "./glossary-file";
import { readPhrasings, readProofreadings, readStorageRules, readSuggestedPages } from "./lists";
import { readGuide } from "./read-guide";
import { readRgaa } from "./rgaa-file";
import { fillInSettings, missingSettings, readSiteSettings, type SiteSettings } from "./site-settings";
import { readSituations } from "./situations-file";
import { cited, citedEntries, type SourceRegistry, sourcesSchema } from "./source-registry";
import { readUrgences, readUrgentPhrases, readUrgentSamples } from "./urgences-file";
import { readWrittenText } from "./written-text";

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

const categoriesSchema = (drawings: Drawings) =>
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

const bySlug = <T extends { slug: string }>(entries: readonly T[]): Record<string, T> =>
  Object.fromEntries(entries.map((entry) => [entry.slug, entry]));

/** A draft may have no sources. */
const leastSources = (isDraft: boolean) => (isDraft ? 0 : 1);

const A_CATEGORY = "un thème de categories.yaml";

const faqSchema = (registry: SourceRegistry, { subcategories }: ContentCategory, isDraft: boolean) =>
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
    .superRefine(checkReview);

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
const quizSchema = (
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

const profileSchema = (registry: SourceRegistry, situations: string[]) =>
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

const pageSchema = z.strictObject({
  title: text,
  description: text,
  updated_on: date.optional(),
  /** True if the page only announces future content. Such a page is marked `noindex`. */
  placeholder: z.boolean().default(false),
});

export type ContentCollection = ReturnType<typeof readCollection>;
export type ContentFaq = ReturnType<typeof readFaq>;
export type ContentQuiz = ContentCollection["quizzes"][number];

/** Reads and checks all contents, each text once. @throws ContentError naming the file and the field of every error */
export function readCollection(written: ContentFiles) {
  const composition = readComposition(written);
  const files = fillInAmounts(written, composition);
  const sources = readYamlFile(files, "sources.yaml", sourcesSchema, {});
  const drawings = readDrawings(files);
  const categories = readYamlFile(files, "categories.yaml", categoriesSchema(drawings), []);
  refuseRepeats(
    categories.flatMap(({ subcategories }, place) =>
      subcategories.map(({ id: value, slug: name }, at) => ({
        ...{ at: `categories.yaml : « ${place}.subcategories.${at}.id »`, value, name },
      })),
    ),
  );
  const known = bySlug(categories);
  const faqs = readFolder(files, "faq/", (raw, path) => readFaq(path, raw, known, sources, drawings));
  const guides = readFolder(files, "fiches/", (raw, path) => readGuide(path, raw, sources, drawings));
  const quizzes = readFolder(files, "quiz/", (raw, file) => {
    const schema = quizSchema(sources, drawings, known, isDraft(raw));
    const { category, ...quiz } = parseContent(schema, readYaml(raw));
    return { ...quiz, file, categoryId: category.id };
  });
  refuseRepeats(
    faqs
      .toSorted(oldestFirst)
      .flatMap(({ id, replaces, file: name, categoryId: group }) =>
        [id, ...replaces].map((value) => ({ at: `${name} : « id »`, value, name, group })),
      ),
  );
  refuseRepeats(
    quizzes
      .toSorted(oldestFirst)
      .map(({ id: value, file: name }) => ({ at: `${name} : « id »`, value, name })),
  );

  const situations = readSituations(files);
  const profiles = readFolder(files, "profils/", (raw, path) => {
    const { frontMatter, body } = splitFrontMatter(raw);
    const profile = parseContent(profileSchema(sources, situations.keys), frontMatter);
    return { ...profile, slug: slugOf(path), introduction: renderMarkdown(body) };
  });
  const { settings, messageRetentionDays } = readSiteSettings(files);
  const { families: foodFamilies, ...foods } = readFoods(files, situations, sources);
  const urgences = readUrgences(files, sources);
  return {
    ...{ sources, drawings, categories, profiles, guides, faqs, quizzes, foodFamilies, ...foods },
    pages: readFolder(files, "pages/", (raw, path) => readEditorialPage(path, raw, settings)),
    suggestedPages: readSuggestedPages(files),
    urgences,
    urgentPhrases: readUrgentPhrases(files, urgences),
    urgentSamples: readUrgentSamples(files),
    situations: situations.all,
    storageRules: readStorageRules(files, sources),
    composition: composition.foods,
    nutrition: readNutrients(files, composition, sources),
    glossary: readGlossary(files, sources, profiles),
    rgaa: readRgaa(files),
    proofreadings: readProofreadings(files),
    phrasings: readPhrasings(files),
    messageRetentionDays,
    missingSettings: missingSettings(settings),
    dataLicence: settings["data.licence"] ?? null,
  };
}

export function publishedOnly<
  C extends Record<"faqs" | "guides" | "quizzes", readonly { published: boolean }[]>,
>(collection: C): C {
  const { faqs, guides, quizzes } = collection;
  const isPublished = ({ published }: { published: boolean }) => published;
  return {
    ...collection,
    ...{ faqs: faqs.filter(isPublished), guides: guides.filter(isPublished) },
    quizzes: quizzes.filter(isPublished),
  };
}

export function readEditorialPage(path: string, raw: string, settings: SiteSettings): ContentPage {
  const { frontMatter, body } = splitFrontMatter(raw);
  const html = renderMarkdown(fillInSettings(body, settings));
  return { ...parseContent(pageSchema, frontMatter), slug: slugOf(path), html };
}

function readFaq(
  file: string,
  raw: string,
  categories: Record<string, ContentCategory>,
  registry: SourceRegistry,
  drawings: Drawings,
) {
  const category = parseContent(entryOf(categories, A_CATEGORY), file.split("/")[1]);
  const { frontMatter, body } = splitFrontMatter(raw);
  const schema = faqSchema(registry, category, isDraft(raw));
  const { sources, subcategory, ...faq } = parseContent(schema, frontMatter);
  if (body === "") throw new ContentError("la réponse est vide");
  const tree = parseMarkdown(body);
  const shown = readFigures(tree, registry, drawings);
  return {
    ...faq,
    ...{ file, categoryId: category.id, answer: renderAnswer(shown) },
    subcategoryId: subcategory.id,
    written: readWrittenText(tree),
    sources: withFigureSources(
      sources.map(({ source }) => source),
      shown,
    ),
    cited: sources,
  };
}

type Dated = { published: boolean; created_on: string };

/** Of two texts with one id, the newer one, or the draft, gets another id. */
const oldestFirst = (one: Dated, other: Dated) =>
  one.created_on.localeCompare(other.created_on) || Number(other.published) - Number(one.published);
