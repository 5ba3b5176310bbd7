import { readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import { type CompiledContents, URGENT_MODEL_FILE, type UrgentModelFile } from "./compiled-contents";
import { digestOf, type PageFile, pageFilesSchema } from "./page-files";

const FOLDER = IS_PREVIEW ? "compiled/preview" : "compiled/site";
const [CONTENTS, FILES] = ["contents.json", "files.json"];

const readText = (name: string) => readFileSync(join(FOLDER, name), "utf8");

/** The fields are not checked again: the compiler of the same version wrote the files. */
const file = <T>() => z.custom<T>((read) => typeof read === "object" && read !== null);

type Read = {
  contents: CompiledContents;
  files: Map<string, PageFile>;
  urgentModel: UrgentModelFile;
  changedAt: number;
};
const last = remember("compiled-contents", (): { read: Read | null } => ({ read: null }));

function readCompiled(): Read {
  const timeOf = (name: string) => (IS_PREVIEW ? statSync(join(FOLDER, name)).mtimeMs : 0);
  const changedAt = Math.max(...[CONTENTS, FILES, URGENT_MODEL_FILE].map(timeOf));
  if (last.read?.changedAt !== changedAt) {
    const contents = file<CompiledContents>().parse(JSON.parse(readText(CONTENTS)));
    const files = pageFilesSchema.parse(JSON.parse(readText(FILES)));
    const urgentModel = file<UrgentModelFile>().parse(JSON.parse(readText(URGENT_MODEL_FILE)));
    last.read = { contents, files: new Map(Object.entries(files)), urgentModel, changedAt };
  }
  return last.read;
}

export function compiled(): CompiledContents {
  return readCompiled().contents;
}

export function urgentModelFile(): UrgentModelFile {
  return readCompiled().urgentModel;
}

export function findPageFile(path: string): PageFile | null {
  return readCompiled().files.get(path) ?? null;
}

/** Null if a row was edited or added since the file was made. */
export function findPageFileFrom(path: string, rows: unknown): PageFile | null {
  const file = findPageFile(path);
  return file && file.madeFrom === digestOf(rows) ? file : null;
}

/** @throws Error if a later compilation has removed it */
export function readPageFile({ name }: PageFile): Promise<Buffer<ArrayBuffer>> {
  return readFile(join(FOLDER, "files", name));
}
