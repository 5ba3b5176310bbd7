import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledContents } from "~/domain/editing/compiled-contents";
import { digestOf, type PageFile, pageFilesSchema } from "~/domain/editing/page-files";

const FOLDER = IS_PREVIEW ? "build/preview" : "build/contents";

const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const compiled: CompiledContents = JSON.parse(read("contents.json"));
const files = new Map(Object.entries(pageFilesSchema.parse(JSON.parse(read("files.json")))));

/** What the compiler wrote, read once: the contents that are not in the database, and in development the drafts. */
export const { contents, drafts } = compiled;

/** The SQL that writes the other contents into the database. */
export const readSeed = () => read("seed.sql");

/** The file that the compiler wrote for this path, or null. */
export function findPageFile(path: string): PageFile | null {
  return files.get(path) ?? null;
}

/** The file for this path if it was made from these rows; null if a row was edited or added since. */
export function findPageFileFrom(path: string, rows: unknown): PageFile | null {
  const file = findPageFile(path);
  return file && file.madeFrom === digestOf(rows) ? file : null;
}

/** Reads a file from the disk. @throws Error if a later compilation has removed it */
export function readPageFile({ name }: PageFile): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(FOLDER, "files", name));
}
