import { type Drawings, readDrawings } from "../figures/drawings";
import { type GuideDocument, readGuide } from "./read-guide";
import type {
  ContentCategory,
  ContentPage,
  ContentProfile,
  SiteContents,
} from "../../app/server/compiled/compiled-contents";
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
import { readSources, resolveSources, type SourceRegistry } from "./source-registry";
import { readUrgences, URGENCES_FILE } from "./urgences-file";
import { type FoodContents, FOODS_FOLDER, readFoods } from "./foods-file";
import type { Once } from "./once";
import { digestOf } from "../../app/server/compiled/page-files";
import { readSituations, SITUATIONS_FILE } from "./situations-file";
import {
  type Composition,
  COMPOSITION_FILE,
  NUTRIENTS_FILE,
  readComposition,
  readNutrients,
} from "./composition-file";
import { z } from "zod";
import type { Proofreading } from "../../app/questions/answer/proofreading";
import { date, text, sourceKeys } from "./content-fields";
import type { StorageRules } from "../../app/foods/storage/storage";

/** Content files by path, relative to the content folder: `{ "faq/sport/boire.md": "---\n…" }`. */
export type ContentFiles = Record<string, string>;

/** The contents that the site reads from files, with the syntax trees of the guides. */
export type WrittenContents = Omit<SiteContents, "guides" | "phrasings" | "retiredFaqs"> & {
  guides: GuideDocument[];
};

/** What several kinds of contents refer to. */
type SharedContents = {
  sources: SourceRegistry;
  drawings: Drawings;
  situations: ReturnType<typeof readSituations>;
  foods: FoodContents;
  composition: Composition;
};

/** @throws ContentError naming the file and the field of every error */
export function readSharedContents(files: ContentFiles, once: Once): SharedContents {
  const rawSources = file(files, "sources.yaml");
  const sources = once("sources", [rawSources], () => readSources(rawSources));
  const situations = readSituations(files[SITUATIONS_FILE]);
  const families = Object.fromEntries(paths(files, FOODS_FOLDER, ".yaml").map((path) => [path, files[path]]));
  const foods = once("foods", [families, situations, sources], () => readFoods(files, situations, sources));
  const table = files[COMPOSITION_FILE];
  const composition = once("composition", [table], () => readComposition(table));
  return { sources, drawings: readDrawings(files), situations, foods, composition };
}

/** @throws ContentError naming the file and the field of every error */
export function readSiteContents(
  files: ContentFiles,
  { sources, drawings, situations, foods, composition }: SharedContents,
  once: Once,
): WrittenContents {
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
    kins: foods.kins,
    produce: foods.produce,
    storageRules: readStorageRules(files[STORAGE_RULES_FILE], sources),
    nutrition: readNutrients(files[NUTRIENTS_FILE], composition, sources),
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

const PROOFREADINGS_FILE = "relectures.yaml";

const proofreadingsSchema = z.array(
  z.object({ question: z.number().int().positive(), name: text, profession: text, date }).strict(),
);

/** The content of relectures.yaml; empty if the file is missing. @throws ContentError */
function readProofreadings(raw: string | undefined): Proofreading[] {
  return raw === undefined ? [] : parseYamlContent(proofreadingsSchema, raw, PROOFREADINGS_FILE);
}

const STORAGE_RULES_FILE = "conservation.yaml";

const storageRulesSchema = z
  .object({
    relu_le: date,
    regles: z.array(z.object({ titre: text, texte: text, sources: sourceKeys }).strict()).min(1),
  })
  .strict();

/** The content of conservation.yaml; null if the file is missing. @throws ContentError */
function readStorageRules(raw: string | undefined, registry: SourceRegistry): StorageRules | null {
  if (raw === undefined) return null;
  const { relu_le: reviewedOn, regles } = parseYamlContent(storageRulesSchema, raw, STORAGE_RULES_FILE);
  return {
    reviewedOn,
    rules: regles.map(({ titre: title, texte, sources }) => ({
      ...{ title, text: texte },
      sources: resolveSources(sources, registry, STORAGE_RULES_FILE),
    })),
  };
}
