import type { z } from "zod";
import type { Source } from "~/domain/faq/source";
import { type Drawings, readDrawings } from "~/domain/figure/drawings";
import type { GuideDocument } from "~/domain/guide/guide";
import { readGuide } from "~/domain/guide/read-guide";
import { categoriesSchema, pageSchema, profileSchema } from "./content-schema";
import { ContentError, inFile, parseContent, parseYamlContent } from "~/domain/text/parse-content";
import { type Glossary, GLOSSARY_FILE, readGlossary } from "~/domain/glossary/glossary";
import { renderMarkdown, splitFrontMatter } from "~/domain/text/markdown";
import {
  SUGGESTED_PAGES_FILE,
  type SuggestedPageWords,
  readSuggestedPages,
} from "~/domain/search/suggested-pages-file";
import { readRgaa, RGAA_FILE, type RgaaGrid } from "~/domain/site/rgaa";
import {
  fillInSettings,
  missingSettings,
  readMessageRetention,
  readSiteSettings,
  siteSettingsFile,
  settingLabel,
  type SiteSettings,
} from "~/domain/site/site-settings";
import { type Proofreading, PROOFREADINGS_FILE, readProofreadings } from "~/domain/faq/proofreading";
import { readSources, resolveSources, type SourceRegistry } from "~/domain/faq/source-registry";
import { readUrgences, URGENCES_FILE } from "./urgences-file";
import { type FoodContents, FOODS_FOLDER, readFoods } from "./foods-file";
import type { Once } from "./once";
import { digestOf } from "./page-files";
import { readSituations, SITUATIONS_FILE } from "./situations-file";
import { readStorageRules, STORAGE_RULES_FILE } from "./storage-rules-file";
import type { Situation } from "~/domain/food/situation";
import type { StorageRules } from "~/domain/food/storage";
import type { UrgentEntries } from "~/domain/search/urgent-card";

/** Content files by path, relative to the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Record<string, string>;

export type ContentCategory = z.output<typeof categoriesSchema>[number];
export type ContentProfile = z.output<typeof profileSchema> & {
  slug: string;
  introduction: string;
  resolvedSources: Source[];
};
export type ContentPage = z.output<typeof pageSchema> & {
  slug: string;
  html: string;
};

/** The contents that the site reads from files rather than from the database. Plain data. */
export type SiteContents = {
  categories: ContentCategory[];
  profiles: ContentProfile[];
  guides: GuideDocument[];
  pages: ContentPage[];
  suggestedPages: SuggestedPageWords[];
  urgences: UrgentEntries;
  situations: Situation[];
  foodFamilies: FoodContents["families"];
  produce: FoodContents["produce"];
  /** Null if the file is missing. */
  storageRules: StorageRules | null;
  /** Null if the file is missing. */
  glossary: Glossary | null;
  /** Null if the file is missing. */
  rgaa: RgaaGrid | null;
  /** Null if this setting is not filled in. */
  messageRetentionDays: number | null;
  proofreadings: Proofreading[];
  /** The settings of site.yaml that are not filled in, in French, for the operator. */
  missingSettings: string[];
  /** The license of the open data; null if this setting is not filled in. */
  dataLicence: string | null;
};

/** What several kinds of contents refer to. */
export type SharedContents = {
  sources: SourceRegistry;
  drawings: Drawings;
  situations: ReturnType<typeof readSituations>;
  foods: FoodContents;
};

/** @throws ContentError naming the file and the field of every error */
export function readSharedContents(files: ContentFiles, once: Once): SharedContents {
  const rawSources = file(files, "sources.yaml");
  const sources = once("sources", [rawSources], () => readSources(rawSources));
  const situations = readSituations(files[SITUATIONS_FILE], sources);
  const families = Object.fromEntries(paths(files, FOODS_FOLDER, ".yaml").map((path) => [path, files[path]]));
  const foods = once("foods", [families, situations, sources], () => readFoods(files, situations, sources));
  return { sources, drawings: readDrawings(files), situations, foods };
}

/** @throws ContentError naming the file and the field of every error */
export function readSiteContents(
  files: ContentFiles,
  { sources, drawings, situations, foods }: SharedContents,
  once: Once,
): SiteContents {
  const settingsFile = siteSettingsFile(files);
  const settings = readSiteSettings(settingsFile);
  const read = textReader(files, once);
  const profiles = read("profils/", ".md", [sources], (path, raw) => readProfile(path, raw, sources));
  return {
    categories: readCategories(file(files, "categories.yaml")),
    profiles,
    guides: read("fiches/", ".md", [digestOf([sources, drawings])], (path, raw) =>
      readGuide(path, raw, sources, drawings),
    ),
    pages: read("pages/", ".md", [settings], (path, raw) => readEditorialPage(path, raw, settings)),
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

/**
 * Returns a function that reads the texts of a folder, each once for the same dependencies. It reads every file before it throws, so
 * that an editor sees every error at once.
 */
export function textReader(files: ContentFiles, once: Once) {
  return <T>(
    folder: string,
    extension: string,
    dependencies: unknown[],
    readOne: (path: string, raw: string) => T,
  ): T[] => {
    const problems: string[] = [];
    const results = paths(files, folder, extension).flatMap((path) => {
      const raw = file(files, path);
      try {
        return [once(folder, [path, raw, ...dependencies], () => inFile(path, () => readOne(path, raw)))];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
        return [];
      }
    });
    if (problems.length > 0) throw new ContentError(problems);
    return results;
  };
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
