import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { remember } from "@epic-web/remember";
import { z } from "zod";
import type { CompiledContents } from "~/domain/editing/compiled-contents";

const FOLDER = IS_PREVIEW ? "build/preview" : "build/contents";
const CONTENTS = join(FOLDER, "contents.json");

/** The fields are not checked again: the compiler of the same version wrote the file. */
const compiledFile = z.custom<CompiledContents>((file) => typeof file === "object" && file !== null);

type Read = { contents: CompiledContents; changedAt: number };
const last = remember("compiled-contents", (): { read: Read | null } => ({ read: null }));

/** What the compiler wrote: the contents that are not in the database. Read once; in development, again after each change. */
export function compiled(): CompiledContents {
  const changedAt = IS_PREVIEW ? statSync(CONTENTS).mtimeMs : 0;
  if (last.read?.changedAt !== changedAt) {
    last.read = { contents: compiledFile.parse(JSON.parse(readFileSync(CONTENTS, "utf8"))), changedAt };
  }
  return last.read.contents;
}
