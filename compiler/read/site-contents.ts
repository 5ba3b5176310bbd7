import { type Drawings, readDrawings } from "../figures/drawings";
import type { GuideDocument } from "./guide-document";
import { readGuide } from "./read-guide";
import type {
  ContentCategory,
  ContentPage,
  ContentProfile,
  SiteContents,
} from "../../app/domain/editing/compiled-contents";
import { categoriesSchema, pageSchema, profileSchema } from "./content-schema";
import { ContentError, inFile, parseContent, parseYamlContent } from "./parse-content";
import { GLOSSARY_FILE, readGlossary } from "./glossary-file";
import { renderMarkdown, splitFrontMatter } from "../render/markdown";
import { SUGGESTED_PAGES_FILE, readSuggestedPages } from "./suggested-pages-file";
import { readRgaa, RGAA_FILE } from "./rgaa-file";
import {
  fillInSettings,
  missingSettings,
  readMessageRetention,
  readSiteSettings,
  siteSettingsFile,
  settingLabel,
  type SiteSettings,
} from "./site-settings";
import { PROOFREADINGS_FILE, readProofreadings } from "./proofreadings-file";
import { readSources, resolveSources, type SourceRegistry } from "./source-registry";
import { readUrgences, URGENCES_FILE } from "./urgences-file";
import { type FoodContents, readFoods } from "./foods-file";
import { readSituations, SITUATIONS_FILE } from "./situations-file";
import { readStorageRules, STORAGE_RULES_FILE } from "./storage-rules-file";

/** Content files by path, relative to the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Record<string, string>;

/** The contents that the site reads from files, with the syntax trees of the guides. */
export type WrittenContents = Omit<SiteContents, "guides"> & { guides: GuideDocument[] };

/** What several kinds of contents refer to. */
export type SharedContents = {
  sources: SourceRegistry;
  drawings: Drawings;
  situations: ReturnType<typeof readSituations>;
  foods: FoodContents;
};

/** @throws ContentError naming the file and the field of every error */
export function readSharedContents(files: ContentFiles): SharedContents {
  const sources = readSources(file(files, "sources.yaml"));
  const situations = readSituations(files[SITUATIONS_FILE], sources);
  return { sources, drawings: readDrawings(files), situations, foods: readFoods(files, situations, sources) };
}

/** @throws ContentError naming the file and the field of every error */
export function readSiteContents(
  files: ContentFiles,
  { sources, drawings, situations, foods }: SharedContents,
): WrittenContents {
  const settingsFile = siteSettingsFile(files);
  const settings = readSiteSettings(settingsFile);
  const profiles = readAll(paths(files, "profils/", ".md"), (path) =>
    readProfile(path, file(files, path), sources),
  );
  return {
    categories: readCategories(file(files, "categories.yaml")),
    profiles,
    guides: readAll(paths(files, "fiches/", ".md"), (path) =>
      readGuide(path, file(files, path), sources, drawings),
    ),
    pages: readAll(paths(files, "pages/", ".md"), (path) =>
      readEditorialPage(path, file(files, path), settings),
    ),
    suggestedPages: readSuggestedPages(files[SUGGESTED_PAGES_FILE]),
    urgences: readUrgences(files[URGENCES_FILE], sources),
    situations: situations.all,
    foodFamilies: foods.families,
    produce: foods.produce,
    storageRules: readStorageRules(files[STORAGE_RULES_FILE], sources),
    glossary: readGlossary(files[GLOSSARY_FILE], sources, profiles),
    rgaa: readRgaa(files[RGAA_FILE]),
    messageRetentionDays: readMessageRetention(settingsFile),
    proofreadings: readProofreadings(files[PROOFREADINGS_FILE]),
    missingSettings: missingSettings(settings).map(settingLabel),
    dataLicence: settings["data.licence"] ?? null,
  };
}

function readCategories(raw: string): ContentCategory[] {
  return parseYamlContent(categoriesSchema, raw, "categories.yaml");
}

/** Reads every file before it throws, so that an editor sees every error at once. */
export function readAll<T>(all: string[], readOne: (path: string) => T): T[] {
  const problems: string[] = [];
  const results = all.flatMap((path) => {
    try {
      return [inFile(path, () => readOne(path))];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

export function file(files: ContentFiles, path: string): string {
  const raw = files[path];
  if (raw === undefined) throw ContentError.in(path, "le fichier manque");
  return raw;
}

export function paths(files: ContentFiles, folder: string, extension: string): string[] {
  return Object.keys(files)
    .filter((path) => path.startsWith(folder) && path.endsWith(extension))
    .sort();
}

function slugOf(path: string): string {
  return path.replace(/^.*\//, "").replace(/\.md$/, "");
}

function readProfile(path: string, raw: string, registry: SourceRegistry): ContentProfile {
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
