import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { CompiledContents } from "../app/domain/editing/compiled-contents";
import { type ContentCollection, readCollection } from "../app/domain/editing/content-collection";
import { always, type Once } from "../app/domain/editing/once";
import type { ContentFiles } from "../app/domain/editing/site-contents";
import { ContentError } from "../app/domain/text/parse-content";
import { withoutTrees } from "../app/domain/guide/guide";
import { dropUnpublishedReferences } from "../scripts/content/checks/unpublished-references";
import { readWithDrafts } from "../scripts/content/draft-preview";
import { buildSeed } from "../scripts/content/seed-sql";
import { foodReading } from "./render/food-reading";
import { type FileToWrite, pageFiles } from "./write/page-files";
import { writePageFiles, writeWhole } from "./write/write-files";
import { type RenderedCollection, renderTexts } from "./render/texts";

/** The folder that the site and its tests read. */
export const SITE_FOLDER = "compiled/site";
/** The folder that development reads, which also has the drafts. */
export const PREVIEW_FOLDER = "compiled/preview";

export type Compiled = CompiledContents & { seed: string; files: FileToWrite[] };

/** Reads and compiles the published contents. @throws ContentError naming the file and the field of every error */
export function compilePublished(written: ContentFiles, once: Once = always): Compiled {
  return compileCollection(readCollection(dropUnpublishedReferences(written).files, once), once);
}

/** Compiles contents without their drafts. */
export function compileCollection(written: ContentCollection, once: Once = always): Compiled {
  const collection = renderTexts(written, once);
  const shown = withoutDrafts(collection);
  return {
    ...{ contents: siteContents(shown, once), drafts: null },
    ...{ seed: buildSeed(collection), files: pageFiles(shown) },
  };
}

/** The contents with their drafts. @throws ContentError with line numbers if a published text has an error */
export function compilePreview(written: ContentFiles, once: Once = always): Compiled {
  const { collection, drafts, seed } = readWithDrafts(written, once);
  return { contents: siteContents(collection, once), drafts, seed, files: pageFiles(collection) };
}

function withoutDrafts(collection: RenderedCollection): RenderedCollection {
  return {
    ...collection,
    faqs: collection.faqs.filter(({ published }) => published),
    quizzes: collection.quizzes.filter(({ published }) => published),
    guides: collection.guides.filter(({ isPublished }) => isPublished),
  };
}

/** What the site reads from the file rather than from the database. */
function siteContents(collection: RenderedCollection, once: Once): CompiledContents["contents"] {
  const {
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
    guides,
    ...contents
  } = collection;
  return { ...contents, guides: guides.map(withoutTrees), foodReading: foodReading(collection, once) };
}

/** Writes compiled contents to a folder. @throws ContentError naming every published text that has no PDF */
export async function writeCompiled(
  folder: string,
  { contents, drafts, seed, files }: Compiled,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeWhole(join(folder, "seed.sql"), `${seed}\n`);
  const problems = await writePageFiles(folder, files);
  if (!drafts && problems.length > 0) throw new ContentError(problems);
  const written: CompiledContents = {
    contents,
    drafts: drafts && { ...drafts, problems: [...drafts.problems, ...problems] },
  };
  // Last, because its time is that of the whole.
  writeWhole(join(folder, "contents.json"), JSON.stringify(written));
}
