import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { type PageFiles, pageFilesSchema } from "../app/server/compiled/page-files";
import { writeWhole } from "../scripts/build/cached-file";
import { type ContentCollection, publishedOnly } from "./read/content-collection";
import { ContentError } from "./read/content-files";
import { withoutTrees } from "./read/read-guide";
import { buildSeed } from "./write/seed-sql";
import { type FileToWrite, pageFiles } from "./write/page-files";
import { type RenderedCollection, renderTexts } from "./render/texts";
import { urgentModelOf } from "./search/train-urgent-model";
import {
  type CompiledContents,
  URGENT_MODEL_FILE,
  type UrgentModelFile,
} from "../app/server/compiled/compiled-contents";

export const SITE_FOLDER = "compiled/site";
/** The folder that development reads, which also has the drafts. */
export const PREVIEW_FOLDER = "compiled/preview";

/** The files of the pages and the model take longer than all the rest, so that development makes them after it has shown a page. */
export type Compiled = CompiledContents & {
  seed: string;
  files: () => FileToWrite[];
  urgentModel: () => UrgentModelFile;
};

/** Compiles the published contents. */
export function compileCollection(written: ContentCollection): Compiled {
  const collection = renderTexts(written);
  return compiled(publishedOnly(collection), buildSeed(collection), null);
}

export function compiled(
  collection: RenderedCollection,
  seed: string,
  drafts: CompiledContents["drafts"],
): Compiled {
  return {
    ...{ contents: siteContents(collection), drafts, seed },
    files: () => pageFiles(collection),
    urgentModel: () => urgentModelOf(collection),
  };
}

function siteContents(collection: RenderedCollection): CompiledContents["contents"] {
  const { faqs, quizzes, foods, withdrawnFoods, storages, composition, ...others } = collection;
  const { guides, sources, drawings, urgentPhrases, urgentSamples, ...contents } = others;
  return {
    ...contents,
    guides: guides.map(withoutTrees),
    retiredFaqs: faqs.flatMap(({ id: replacedBy, replaces }) => replaces.map((id) => ({ id, replacedBy }))),
  };
}

/**
 * Writes compiled contents to a folder. `useSeed` works on the seed, in another process, while the files of the pages are made.
 * @throws ContentError naming every published text that has no PDF
 */
export async function writeCompiled(
  folder: string,
  compiled: Compiled,
  useSeed?: () => Promise<void>,
): Promise<void> {
  writeSeed(folder, compiled);
  // First, because the model takes seconds in which nothing else starts.
  const used = useSeed?.();
  const problems = await writeFiles(folder, compiled);
  await used;
  if (problems.length > 0) throw new ContentError(...problems);
  writeContents(folder, compiled);
}

export function writeSeed(folder: string, { seed }: Compiled): void {
  writeWhole(join(folder, "seed.sql"), `${seed}\n`);
}

/** Writes the files of the pages and the model. Returns the problems of texts whose file cannot be made. */
export async function writeFiles(folder: string, { files, urgentModel }: Compiled): Promise<string[]> {
  writeWhole(join(folder, URGENT_MODEL_FILE), JSON.stringify(urgentModel()));
  return writePageFiles(folder, files());
}

/** Last, because its time is that of the whole. */
export function writeContents(folder: string, { contents, drafts }: Compiled): void {
  writeWhole(join(folder, "contents.json"), JSON.stringify({ contents, drafts } satisfies CompiledContents));
}

const MANIFEST = "files.json";

/** Drawing uses a second thread. */
const AT_ONCE = 4;

/**
 * Makes the missing files and writes their list. Then removes the files that neither this list nor the last contains: a site
 * that still runs with the last list can go on serving them. Returns the problems of texts whose file cannot be made.
 */
export async function writePageFiles(folder: string, files: FileToWrite[]): Promise<string[]> {
  const inFolder = (name: string) => join(folder, "files", name);
  mkdirSync(inFolder(""), { recursive: true });
  const inTurn = pLimit(AT_ONCE);
  const problems: string[] = [];
  const make = async (file: FileToWrite): Promise<FileToWrite[]> => {
    try {
      if (!existsSync(inFolder(file.name))) writeWhole(inFolder(file.name), await file.make());
      return [file];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  };
  const made = (await Promise.all(files.map((file) => inTurn(() => make(file))))).flat();

  const last = readManifest(join(folder, MANIFEST));
  const manifest: PageFiles = Object.fromEntries(
    made.map(({ path, name, madeFrom }) => [path, { name, madeFrom }]),
  );
  writeWhole(join(folder, MANIFEST), JSON.stringify(manifest));
  const listed = new Set([...Object.values(last), ...Object.values(manifest)].map(({ name }) => name));
  for (const name of readdirSync(inFolder("")))
    if (!listed.has(name)) rmSync(inFolder(name), { force: true });
  return problems;
}

function readManifest(path: string): PageFiles {
  return existsSync(path) ? pageFilesSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}
