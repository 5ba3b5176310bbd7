import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CompiledContents } from "~/domain/editing/compiled-contents";

const FOLDER = IS_PREVIEW ? "build/preview" : "build/contents";

const read = (name: string) => readFileSync(join(FOLDER, name), "utf8");
const compiled: CompiledContents = JSON.parse(read("contents.json"));

/** What the compiler wrote, read once: the contents that are not in the database, and in development the drafts. */
export const { contents, drafts } = compiled;

/** The SQL that writes the other contents into the database. */
export const readSeed = () => read("seed.sql");
