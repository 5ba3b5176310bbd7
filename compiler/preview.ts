import { setTimeout } from "node:timers";
import pLimit from "p-limit";
import { ContentError } from "./read/parse-content";
import type { ContentFiles } from "./read/site-contents";
import { CONTENT } from "./check/problem-lines";
import { readContentFiles } from "./read/content-files";
import { type Compiled, compilePreview, PREVIEW_FOLDER, writeCompiled } from "./compile";
import { readTextCache, textCache } from "./text-cache";

/** Editors often save several files at once. */
const AFTER_LAST_CHANGE_MS = 30;

/**
 * Returns a function that compiles contents with their drafts. If a published text has an error, it returns the last contents that
 * had none, with the error. @throws ContentError if there were none
 */
export function previewCompiler(cache = textCache()): (files: ContentFiles) => Compiled {
  let last: Compiled | null = null;
  return (files) => {
    try {
      last = compilePreview(files, cache.once);
      cache.sweep();
      return last;
    } catch (error) {
      if (!last?.drafts || !(error instanceof ContentError)) throw error;
      return { ...last, drafts: { ...last.drafts, problems: error.problems } };
    }
  };
}

/** Compiles for the development server: now, and after each of its messages. */
function serve(): void {
  const compile = previewCompiler(readTextCache());
  const update = async () => {
    const compiled = compile(readContentFiles(CONTENT));
    for (const problem of compiled.drafts?.problems ?? []) console.warn(problem);
    await writeCompiled(PREVIEW_FOLDER, compiled);
    process.send?.("compiled");
  };
  const inTurn = pLimit(1);
  let next: ReturnType<typeof setTimeout> | undefined;
  process.on("message", () => {
    clearTimeout(next);
    next = setTimeout(() => void inTurn(update), AFTER_LAST_CHANGE_MS);
  });
  process.on("disconnect", () => process.exit());
  void inTurn(update);
}

if (process.send && process.argv[1]?.endsWith("preview.ts")) serve();
