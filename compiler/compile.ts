import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledContents } from "../app/domain/editing/compiled-contents";
import { type ContentCollection, readCollection } from "../app/domain/editing/content-collection";
import type { ContentFiles, SiteContents } from "../app/domain/editing/site-contents";
import { dropUnpublishedReferences } from "../scripts/content/checks/unpublished-references";
import { readWithDrafts } from "../scripts/content/draft-preview";
import { buildSeed } from "../scripts/content/seed-sql";
import { type RenderedCollection, renderTexts } from "./render/texts";

/** The folder that the site and its tests read. */
export const SITE_FOLDER = "build/contents";
/** The folder that development reads, which also has the drafts. */
export const PREVIEW_FOLDER = "build/preview";

export type Compiled = CompiledContents & { seed: string };

/** Reads and compiles the published contents. @throws ContentError naming the file and the field of every error */
export function compilePublished(written: ContentFiles): Compiled {
  return compileCollection(readCollection(dropUnpublishedReferences(written).files));
}

/** Compiles contents without their drafts. */
export function compileCollection(written: ContentCollection): Compiled {
  const collection = renderTexts(written);
  const contents = siteContents(collection);
  const guides = contents.guides.filter(({ isPublished }) => isPublished);
  return { contents: { ...contents, guides }, drafts: null, seed: buildSeed(collection) };
}

/** The contents with their drafts. @throws ContentError with line numbers if a published text has an error */
export function compilePreview(written: ContentFiles): Compiled {
  const { collection, drafts, seed } = readWithDrafts(written);
  return { contents: siteContents(collection), drafts, seed };
}

/** What the site reads from the file rather than from the database. */
function siteContents({
  faqs,
  quizzes,
  foods,
  withdrawnFoods,
  storages,
  synonyms,
  phrasings,
  expectedSearches,
  urgentSamples,
  drawings,
  ...contents
}: RenderedCollection): SiteContents {
  return contents;
}

/** Writes compiled contents to a folder. */
export function writeCompiled(folder: string, { seed, ...contents }: Compiled): void {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, "seed.sql"), `${seed}\n`);
  // Source positions are larger than the texts, and the site does not use them.
  const withoutPositions = (key: string, value: unknown) => (key === "position" ? undefined : value);
  // Last, because its time is that of the whole.
  writeWhole(join(folder, "contents.json"), JSON.stringify(contents, withoutPositions));
}

/** Replaces a file at once, because a site or another command may be reading it. */
function writeWhole(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
