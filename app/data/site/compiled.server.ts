import { readFileSync } from "node:fs";
import type { CompiledContents } from "~/domain/editing/compiled-contents";

const FILE = IS_PREVIEW ? "build/preview/contents.json" : "build/contents/contents.json";

const compiled: CompiledContents = JSON.parse(readFileSync(FILE, "utf8"));

/** What the compiler wrote, read once: the contents that are not in the database, and in development the drafts. */
export const { contents, drafts } = compiled;
