import { existsSync } from "node:fs";
import { join } from "node:path";
import { clearTimeout, setTimeout } from "node:timers";
import pLimit from "p-limit";
import { ContentError } from "./read/parse-content";
import type { ContentFiles } from "./read/content-files";
import { CONTENT, readContentFiles } from "./read/content-files";
import { type Compiled, compilePreview, PREVIEW_FOLDER, writeContents, writeFiles } from "./compile";
import { always, type Once } from "./read/once";
import { readTextCache } from "./text-cache";

const AFTER_LAST_CHANGE_MS = 30;
/** The files of the pages wait until the editor has paused, because they would delay the next change. */
const AFTER_LAST_PAGE_MS = 1_500;

/**
 * If a published text has an error, the function returns the last contents that had none, with the error. @throws
 * ContentError if there were none
 */
export function previewCompiler(once: Once = always): (files: ContentFiles) => Compiled {
  let last: Compiled | null = null;
  return (files) => {
    try {
      last = compilePreview(files, once);
      return last;
    } catch (error) {
      if (!last?.drafts || !(error instanceof ContentError)) throw error;
      return { ...last, drafts: { ...last.drafts, problems: error.problems } };
    }
  };
}

/** Compiles for the development server: now, and after each of its messages. */
async function serve(): Promise<void> {
  const cache = readTextCache();
  const compile = previewCompiler(cache.once);
  const inTurn = pLimit(1);
  let [change, pause]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const show = (compiled: Compiled) => {
    for (const problem of compiled.drafts?.problems ?? []) console.warn(problem);
    writeContents(PREVIEW_FOLDER, compiled);
    process.send?.("compiled");
  };
  const makeFiles = async (compiled: Compiled) => {
    const problems = await writeFiles(PREVIEW_FOLDER, compiled);
    cache.sweep();
    const { drafts } = compiled;
    if (drafts && problems.length > 0)
      show({ ...compiled, drafts: { ...drafts, problems: [...drafts.problems, ...problems] } });
  };
  const update = async () => {
    const compiled = compile(readContentFiles(CONTENT));
    if (!existsSync(join(PREVIEW_FOLDER, "files.json"))) await makeFiles(compiled);
    show(compiled);
    pause = setTimeout(() => void inTurn(() => makeFiles(compiled)).catch(console.error), AFTER_LAST_PAGE_MS);
  };

  process.on("message", () => {
    clearTimeout(change);
    clearTimeout(pause);
    // A file that an editor is replacing may be missing: its next event compiles again.
    change = setTimeout(() => void inTurn(update).catch(console.error), AFTER_LAST_CHANGE_MS);
  });
  process.on("disconnect", () => process.exit());
  await inTurn(update);
}

if (process.send && process.argv[1]?.endsWith("preview.ts"))
  serve().catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exit(1);
  });
