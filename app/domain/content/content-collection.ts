import { parse as parseYaml } from "yaml";
import type { z } from "zod";
import {
  categoriesSchema,
  ContentError,
  faqSchema,
  pageSchema,
  parseContent,
  profileSchema,
  quizSchema,
} from "./content-schema";
import { type Glossary, GLOSSARY_FILE, readGlossary } from "./glossary";
import { OFFERS_FILE, type OfferWords, readOffers } from "./offers-file";
import type { Source } from "~/domain/faq/source";
import { type ExpectedSearch, NEW_QUERIES_FILE, QUERIES_FILE, readExpectedSearches, readSynonyms, type Synonyms, SYNONYMS_FILE } from "./search-words";
import { type GuideDocument, readGuide } from "~/domain/guide/guide";
import { renderAnswer, renderMarkdown, splitFrontMatter } from "./markdown";
import { fillInSettings, readSiteSettings, type SiteSettings } from "./site-settings";
import { readSources, resolveSources, type SourceRegistry } from "./source-registry";

/** Content files by their path from the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Record<string, string>;

export type ContentCategory = z.output<typeof categoriesSchema>[number];
export type ContentFaq = z.output<typeof faqSchema> & {
  file: string;
  categoryId: number;
  subcategoryId: number;
  answer: string;
  resolvedSources: Source[];
};
export type ContentProfile = z.output<typeof profileSchema> & {
  slug: string;
  introduction: string;
  resolvedSources: Source[];
};
export type ContentPage = z.output<typeof pageSchema> & { slug: string; html: string };

export type ContentQuiz = Omit<z.output<typeof quizSchema>, "questions"> & {
  file: string;
  categoryId: number;
  questions: (z.output<typeof quizSchema>["questions"][number] & { resolvedSources: Source[] })[];
};

export type ContentCollection = {
  categories: ContentCategory[];
  profiles: ContentProfile[];
  faqs: ContentFaq[];
  quizzes: ContentQuiz[];
  guides: GuideDocument[];
  pages: ContentPage[];
  synonyms: Synonyms;
  expectedSearches: ExpectedSearch[];
  offers: OfferWords[];
  /** Null if the file is missing. */
  glossary: Glossary | null;
};

/** Reads and checks all contents. @throws ContentError naming the file and the field of every error */
export function readCollection(files: ContentFiles): ContentCollection {
  const categories = readCategories(file(files, "categories.yaml"));
  const sources = readSources(file(files, "sources.yaml"));
  const profiles = readAll(paths(files, "profils/", ".md"), (path) =>
    readProfile(path, file(files, path), sources),
  );
  const faqs = readAll(paths(files, "faq/", ".md"), (path) =>
    readFaq(path, file(files, path), categories, sources),
  );
  const quizzes = readAll(paths(files, "quiz/", ".yaml"), (path) =>
    readQuiz(path, file(files, path), categories, sources, faqs),
  );
  const guides = readAll(paths(files, "fiches/", ".md"), (path) =>
    readGuide(path, file(files, path), sources),
  );
  const settings = readSiteSettings(file(files, "site.yaml"));
  const pages = readAll(paths(files, "pages/", ".md"), (path) => readEditorialPage(path, file(files, path), settings));
  refuseRepeats(faqs.map((faq) => ({ place: faq.file, id: faq.id })));
  refuseRepeats(quizzes.map((quiz) => ({ place: quiz.file, id: quiz.id })));
  const subcategories = categories.flatMap((category) => category.subcategories);
  refuseRepeats(subcategories.map(({ slug, id }) => ({ place: `categories.yaml (${slug})`, id })));
  const synonyms = readSynonyms(files[SYNONYMS_FILE]);
  const expectedSearches = [QUERIES_FILE, NEW_QUERIES_FILE].flatMap((name) => readExpectedSearches(files[name], name));
  const offers = readOffers(files[OFFERS_FILE]);
  const glossary = readGlossary(files[GLOSSARY_FILE], sources, profiles);
  return { categories, profiles, faqs, quizzes, guides, pages, synonyms, expectedSearches, offers, glossary };
}

/** @throws ContentError */
export function readCategories(raw: string): ContentCategory[] {
  return parseContent(categoriesSchema, parseYaml(raw), "categories.yaml");
}

/** Reads every file before it throws, so that an editor sees every error at once. */
function readAll<T>(all: string[], readOne: (path: string) => T): T[] {
  const problems: string[] = [];
  const results = all.flatMap((path) => {
    try {
      return [readOne(path)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

function file(files: ContentFiles, path: string): string {
  const raw = files[path];
  if (raw === undefined) throw ContentError.in(path, "le fichier manque");
  return raw;
}

function paths(files: ContentFiles, folder: string, extension: string): string[] {
  return Object.keys(files)
    .filter((path) => path.startsWith(folder) && path.endsWith(extension))
    .sort();
}

function slugOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.md$/, "");
}

/** @throws ContentError */
export function readProfile(path: string, raw: string, registry: SourceRegistry): ContentProfile {
  const { frontMatter, body } = splitFrontMatter(raw);
  const profile = parseContent(profileSchema, frontMatter, path);
  return {
    ...profile,
    slug: slugOf(path),
    introduction: renderMarkdown(body),
    resolvedSources: resolveSources(profile.sources, registry, path),
  };
}

/** @throws ContentError */
export function readEditorialPage(path: string, raw: string, settings: SiteSettings): ContentPage {
  const { frontMatter, body } = splitFrontMatter(raw);
  return {
    ...parseContent(pageSchema, frontMatter, path),
    slug: slugOf(path),
    html: renderMarkdown(fillInSettings(body, settings, path)),
  };
}

function readFaq(
  path: string,
  raw: string,
  categories: ContentCategory[],
  registry: SourceRegistry,
): ContentFaq {
  const { frontMatter, body } = splitFrontMatter(raw);
  const faq = parseContent(faqSchema, frontMatter, path);
  const category = findTheme(path.split("/")[1], categories, path);
  const subcategory = category.subcategories.find((candidate) => candidate.slug === faq.subcategory);
  if (!subcategory) {
    throw ContentError.in(
      path,
      `« subcategory » : « ${faq.subcategory} » n’est pas un sous-thème de ${category.slug}`,
    );
  }
  if (body === "") throw ContentError.in(path, "la réponse est vide");
  return {
    ...faq,
    file: path,
    categoryId: category.id,
    subcategoryId: subcategory.id,
    answer: renderAnswer(body),
    resolvedSources: resolveSources(faq.sources, registry, path),
  };
}

function readQuiz(
  path: string,
  raw: string,
  categories: ContentCategory[],
  registry: SourceRegistry,
  faqs: ContentFaq[],
): ContentQuiz {
  const quiz = parseContent(quizSchema, parseYaml(raw), path);
  const questions = quiz.questions.map((question, index) => {
    if (question.faq !== undefined && !faqs.some(({ id }) => id === question.faq)) {
      throw ContentError.in(path, `« questions.${index}.faq » : il n’y a pas de question ${question.faq}`);
    }
    return { ...question, resolvedSources: resolveSources(question.sources, registry, path) };
  });
  return { ...quiz, file: path, categoryId: findTheme(quiz.category, categories, path).id, questions };
}

function findTheme(slug: string | undefined, categories: ContentCategory[], path: string): ContentCategory {
  const category = categories.find((candidate) => candidate.slug === slug);
  if (!category) throw ContentError.in(path, `« ${slug} » n’est pas un thème de categories.yaml`);
  return category;
}

function refuseRepeats(entries: { place: string; id: number }[]) {
  const places = new Map<number, string>();
  for (const { place, id } of entries) {
    const first = places.get(id);
    if (first) throw ContentError.in(place, `« id » : ${id} sert déjà à ${first}`);
    places.set(id, place);
  }
}
