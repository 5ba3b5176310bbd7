import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { type PageFiles, pageFilesSchema } from "../../app/server/compiled/page-files";
import { ContentError } from "../read/parse-content";
import type { FileToWrite } from "./page-files";

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
  for (const name of readdirSync(inFolder(""))) if (!listed.has(name)) rmSync(inFolder(name));
  return problems;
}

function readManifest(path: string): PageFiles {
  return existsSync(path) ? pageFilesSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Replaces a file at once, because a site or another command may be reading it. */
export function writeWhole(path: string, content: string | Buffer): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}
