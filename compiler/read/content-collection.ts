import type { ContentCategory, ContentPage } from "../../app/server/compiled/compiled-contents";
import { readDrawings, type Drawings } from "../figures/drawings";
import { readFigures } from "../figures/read-figures";
import { parseMarkdown, renderAnswer, renderMarkdown } from "../render/markdown";
import { readComposition, readNutrients } from "./composition-file";
import {
  ContentError,
  type ContentFiles,
  isDraft,
  parseContent,
  readFolder,
  readYaml,
  readYamlFile,
  splitFrontMatter,
} from "./content-files";
import { entryOf } from "./content-fields";
import {
  A_CATEGORY,
  bySlug,
  categoriesSchema,
  faqSchema,
  pageSchema,
  profileSchema,
  quizSchema,
} from "./content-schema";
import { fillInAmounts } from "./fill-in-amounts";
import { readFoods } from "./foods-file";
import { readGlossary } from "./glossary-file";
import {
  PHRASINGS_FOLDER,
  phrasingsSchema,
  readProofreadings,
  readStorageRules,
  readSuggestedPages,
} from "./lists";
import { refuseRepeats } from "./names";
import { readGuide } from "./read-guide";
import { readRgaa } from "./rgaa-file";
import { fillInSettings, missingSettings, readSiteSettings, type SiteSettings } from "./site-settings";
import { readSituations } from "./situations-file";
import { type SourceRegistry, sourcesSchema } from "./source-registry";
import { readUrgences, readUrgentPhrases, readUrgentSamples } from "./urgences-file";
import { readWrittenText } from "./written-text";

export type ContentCollection = ReturnType<typeof readCollection>;
export type ContentFaq = ReturnType<typeof readFaq>;
export type ContentQuiz = ContentCollection["quizzes"][number];

/** Reads and checks all contents, each text once. @throws ContentError naming the file and the field of every error */
export function readCollection(written: ContentFiles) {
  const composition = readComposition(written);
  const files = fillInAmounts(written, composition);
  const sources = readYamlFile(files, "sources.yaml", sourcesSchema, {});
  const drawings = readDrawings(files);
  const categories: ContentCategory[] = readYamlFile(
    files,
    "categories.yaml",
    categoriesSchema(drawings),
    [],
  );
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
  const situationKeys = situations.all.map(({ key }) => key);
  const profiles = readFolder(files, "profils/", (raw, path) => {
    const { frontMatter, body } = splitFrontMatter(raw);
    const profile = parseContent(profileSchema(sources, situationKeys), frontMatter);
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
    phrasings: readFolder(files, PHRASINGS_FOLDER, (raw, file) =>
      Object.entries(parseContent(phrasingsSchema, readYaml(raw))).map(([faq, phrasings]) => ({
        ...{ file, faq: Number(faq), phrasings },
      })),
    ).flat(),
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

const slugOf = (path: string) => path.replace(/^.*\/|\.md$/g, "");

/** @throws ContentError */
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
  const answer = renderAnswer(readFigures(tree, registry, drawings));
  return {
    ...faq,
    ...{ file, categoryId: category.id, answer },
    subcategoryId: subcategory.id,
    written: readWrittenText(tree),
    sources: sources.map(({ source }) => source),
    cited: sources,
  };
}

type Dated = { published: boolean; created_on: string };

/** Of two texts with one id, the newer one, or the draft, gets another id. */
const oldestFirst = (one: Dated, other: Dated) =>
  one.created_on.localeCompare(other.created_on) || Number(other.published) - Number(one.published);
