import { renderTexts, type RenderedCollection } from "../render/texts";
import { type ContentCollection, readCollection } from "./content-collection";
import type { DraftPreview } from "../../app/shell/frame/drafts";
import { isDraft } from "./content-files";
import { ContentError } from "./parse-content";
import type { ContentFiles } from "./content-files";
import type { Once } from "./once";
import { questionPath } from "../../app/questions/question-path";
import { guidePath } from "../../app/guides/guide-path";
import { quizPath } from "../../app/quiz/quiz";
import { wrongFiles } from "../check/file-check";
import { withLine } from "../check/problem-lines";
import { buildSeed, publishedFaqs, publishedQuizzes } from "../write/seed-sql";

/** The greatest id that a content file can have. */
const LAST_FILE_ID = 499_999;

/**
 * Reads the contents and drafts. Returns them, their seed, a link for each draft's page, and the problems in drafts that cannot
 * be parsed. @throws ContentError with line numbers if a published text is invalid
 */
export function readWithDrafts(
  files: ContentFiles,
  once: Once,
): {
  collection: RenderedCollection;
  drafts: DraftPreview;
  seed: string;
} {
  const unreadable = wrongFiles(files).map((problem) => withLine(problem, files));
  if (unreadable.length > 0) throw new ContentError(...unreadable);
  const { collection: written, problems } = readWhatCanBeRead(files, once);
  const collection = renderTexts(written, once);
  const { faqs, quizzes, guides, profiles } = collection;
  const draftFaqs = faqs.filter(({ published }) => !published);
  const draftQuizzes = quizzes.filter(({ published }) => !published);
  const seed = [
    buildSeed(collection),
    hideOthers("faqalim_faqs", faqs),
    hideOthers("faqalim_quizzes", quizzes),
    publishedFaqs(draftFaqs, profiles),
    ...publishedQuizzes(draftQuizzes, new Set(faqs.map(({ id }) => id))),
  ].join("\n\n");
  const pages = [
    ...draftFaqs.map((faq) => ({ title: faq.question, path: questionPath(faq) })),
    ...draftQuizzes.map(({ id, title }) => ({ title, path: quizPath(id) })),
    ...guides
      .filter(({ published }) => !published)
      .map(({ slug, title }) => ({ title, path: guidePath(slug) })),
  ];
  return { collection, drafts: { problems, pages }, seed };
}

function readWhatCanBeRead(
  files: ContentFiles,
  once: Once,
): { collection: ContentCollection; problems: string[] } {
  try {
    return { collection: readCollection(files, once), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const problems = error.problems.map((problem) => withLine(problem, files));
    const isUnreadable = ([path, raw]: [string, string]) =>
      isDraft(raw) && error.problems.some((problem) => problem.startsWith(path));
    const rest = Object.entries(files).filter((file) => !isUnreadable(file));
    if (rest.length === Object.keys(files).length) throw new ContentError(...problems);
    const { collection, problems: others } = readWhatCanBeRead(Object.fromEntries(rest), once);
    return { collection, problems: [...problems, ...others] };
  }
}

/** SQL that unpublishes the rows whose files no longer exist, such as those of removed drafts. */
function hideOthers(table: string, texts: { id: number }[]): string {
  const ids = [0, ...texts.map(({ id }) => id)].join(", ");
  return `update public.${table} set is_published = false where is_published and id <= ${LAST_FILE_ID} and id not in (${ids});`;
}
