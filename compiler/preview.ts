import { existsSync } from "node:fs";
import { join } from "node:path";
import { clearTimeout, setTimeout } from "node:timers";
import pLimit from "p-limit";
import { guidePath } from "../app/guides/guide";
import { questionPath } from "../app/questions/faq";
import { quizPath } from "../app/quiz/quiz";
import { wrongFiles } from "./check/file-check";
import { withLine } from "./check/problem-lines";
import { readCollection } from "./read/content-collection";
import { CONTENT, ContentError, type ContentFiles, readContentFiles } from "./read/content-files";
import { renderTexts } from "./render/texts";
import { buildSeed } from "./write/seed-sql";
import { type Compiled, compiled, PREVIEW_FOLDER, writeContents, writeFiles, writeSeed } from "./compile";

const AFTER_LAST_CHANGE_MS = 30;
/** The files of the pages wait until the editor has paused, because they would delay the next change. */
const AFTER_LAST_PAGE_MS = 1_500;

/** The greatest id that a content file can have. */
const LAST_FILE_ID = 499_999;

/** The contents with their drafts, and a link for each draft's page. @throws ContentError */
export function compilePreview(files: ContentFiles): Compiled {
  const unreadable = wrongFiles(files);
  if (unreadable.length > 0) throw new ContentError(...unreadable);
  const collection = renderTexts(readCollection(files));
  const { faqs, quizzes, guides } = collection;
  const published = { published: true };
  const seed = [
    buildSeed({
      ...collection,
      faqs: faqs.map((faq) => ({ ...faq, ...published })),
      quizzes: quizzes.map((quiz) => ({ ...quiz, ...published })),
    }),
    hideOthers("faqalim_faqs", faqs),
    hideOthers("faqalim_quizzes", quizzes),
  ].join("\n\n");
  const isUnpublished = (text: { published: boolean }) => !text.published;
  const pages = [
    ...faqs.filter(isUnpublished).map((faq) => ({ title: faq.question, path: questionPath(faq) })),
    ...quizzes.filter(isUnpublished).map(({ id, title }) => ({ title, path: quizPath(id) })),
    ...guides.filter(isUnpublished).map(({ slug, title }) => ({ title, path: guidePath(slug) })),
  ];
  return compiled(collection, seed, { problems: [], pages });
}

/** SQL that unpublishes the rows whose files no longer exist, such as those of removed drafts. */
function hideOthers(table: string, texts: { id: number }[]): string {
  const ids = [0, ...texts.map(({ id }) => id)].join(", ");
  return `update public.${table} set is_published = false where is_published and id <= ${LAST_FILE_ID} and id not in (${ids});`;
}

/** After an error, the function returns the last contents without one, and the error. @throws ContentError with lines if there were none */
export function previewCompiler(): (files: ContentFiles) => Compiled {
  let last: Compiled | null = null;
  return (files) => {
    try {
      last = compilePreview(files);
      return last;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const problems = error.problems.map((problem) => withLine(problem, files));
      if (!last?.drafts) throw new ContentError(...problems);
      return { ...last, drafts: { ...last.drafts, problems } };
    }
  };
}

/** Compiles for the development server: now, and after each of its messages. */
async function serve(): Promise<void> {
  const compile = previewCompiler();
  const inTurn = pLimit(1);
  let [change, pause]: (ReturnType<typeof setTimeout> | undefined)[] = [];

  const show = (contents: Compiled) => {
    for (const problem of contents.drafts?.problems ?? []) console.warn(problem);
    writeSeed(PREVIEW_FOLDER, contents);
    writeContents(PREVIEW_FOLDER, contents);
    process.send?.("compiled");
  };
  const makeFiles = async (contents: Compiled) => {
    const problems = await writeFiles(PREVIEW_FOLDER, contents);
    const { drafts } = contents;
    if (drafts && problems.length > 0)
      show({ ...contents, drafts: { ...drafts, problems: [...drafts.problems, ...problems] } });
  };
  const update = async () => {
    const contents = compile(readContentFiles(CONTENT));
    if (!existsSync(join(PREVIEW_FOLDER, "files.json"))) await makeFiles(contents);
    show(contents);
    pause = setTimeout(() => void inTurn(() => makeFiles(contents)).catch(console.error), AFTER_LAST_PAGE_MS);
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
