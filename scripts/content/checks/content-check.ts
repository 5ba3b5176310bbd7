import type { ContentCollection, ContentFaq } from "../../../app/domain/editing/content-collection";
import type { ContentFiles } from "../../../app/domain/editing/site-contents";
import { audiencePath } from "../../../app/domain/faq/audience";
import { categoryPath } from "../../../app/domain/faq/category";
import { countWords } from "../../../app/domain/guide/guide";
import { guidePath } from "../../../app/domain/guide/guide-path";
import { parseMarkdown, splitFrontMatter } from "../../../app/domain/text/markdown";
import { readWrittenText, type WrittenText } from "../../../app/domain/editing/written-text";
import { isDraft } from "../../../app/domain/site/drafts";
import { SUGGESTED_PAGES_FILE } from "../../../app/domain/search/suggested-pages-file";
import { questionPath, readQuestionId } from "../../../app/domain/faq/question-path";
import { quizPath } from "../../../app/domain/quiz/quiz";
import { GLOSSARY_PATH } from "../../../app/domain/glossary/glossary-path";
import { SITE_PLAN_PATH } from "../../../app/domain/site/site-plan";
import { checkDrawings } from "./drawing-check";
import { checkGlossary } from "./glossary-check";
import { checkSafety } from "./safety-check";
import { similarTexts } from "./same-questions";
import { checkExpectedSearches, checkPhrasings, checkSynonyms, searchIn } from "./search-check";
import { checkUrgences } from "./urgences-check";

const ANSWER_WORDS = { least: 60, most: 260 };
/** The lowest Sørensen–Dice similarity (0 to 1) at which two questions count as the same. */
const SAME_QUESTION = 0.8;

const FIXED_PATHS = [
  ...["/", "/quiz", "/fiches-pratiques", "/recherche", "/contact", "/newsletter"],
  ...[GLOSSARY_PATH, SITE_PLAN_PATH],
];

/**
 * Finds dead links, wrong lengths, wrong typography and repeated questions in valid contents. Drafts are checked once they are
 * published. Each problem names its file.
 */
export function checkContents(files: ContentFiles, collection: ContentCollection): string[] {
  const known = knownPaths(collection);
  const texts = Object.entries(files).filter(
    ([file, raw]) => file.endsWith(".md") && file !== "README.md" && !isDraft(raw),
  );
  const published = collection.faqs.filter((faq) => faq.published);
  // Reuses the parsed questions, because parsing takes most of the time.
  const written = new Map(published.map((faq) => [faq.file, faq.written]));
  return [
    ...texts.flatMap(([file, raw]) => {
      const { links, pieces } = written.get(file) ?? readMarkdown(splitFrontMatter(raw).body);
      return [...deadLinks(links, known, collection.faqs), ...wrongTypography(pieces)].map(
        (problem) => `${file} : ${problem}`,
      );
    }),
    ...published.flatMap(({ file, question, written: { prose } }) =>
      [...wrongLength(prose), ...wrongTypography([question])].map((problem) => `${file} : ${problem}`),
    ),
    ...wrongPopular(collection),
    ...sameQuestions(collection.faqs),
    ...checkSynonyms(collection.synonyms, searchIn(collection.faqs)),
    ...checkPhrasings(collection.phrasings, collection.faqs),
    ...checkGlossary(collection, (definition) => wrongTypography(readMarkdown(definition).pieces)),
    ...checkExpectedSearches(collection.expectedSearches, collection.faqs),
    ...checkDrawings(files, collection),
    ...checkSafety(files, collection),
    ...checkUrgences(collection.urgences, collection.urgentSamples, known),
    ...collection.suggestedPages
      .filter(({ page }) => !known.has(page))
      .map(({ page }) => `${SUGGESTED_PAGES_FILE} : « ${page} » n’est pas une page du site`),
  ];
}

function knownPaths({ categories, profiles, faqs, quizzes, guides, pages }: ContentCollection): Set<string> {
  return new Set([
    ...FIXED_PATHS,
    ...categories.map(({ slug }) => categoryPath(slug)),
    ...profiles.map(({ slug }) => audiencePath(slug)),
    ...guides.filter(({ isPublished }) => isPublished).map(({ slug }) => guidePath(slug)),
    ...quizzes.filter(({ published }) => published).map(({ id }) => quizPath(id)),
    ...pages.map(({ slug }) => `/${slug}`),
    ...faqs.filter(({ published }) => published).map(questionPath),
  ]);
}

function wrongPopular({ categories, faqs }: ContentCollection): string[] {
  return categories.flatMap(({ id: categoryId, slug, popular }) => {
    const isFound = faqs.some((faq) => faq.id === popular && faq.published && faq.categoryId === categoryId);
    return popular === undefined || isFound
      ? []
      : [`categories.yaml : ${popular} n’est pas une question publiée de « ${slug} »`];
  });
}

function readMarkdown(markdown: string): WrittenText {
  return readWrittenText(parseMarkdown(markdown));
}

function deadLinks(links: string[], known: Set<string>, faqs: ContentFaq[]): string[] {
  return links.flatMap((url) => {
    if (!url.startsWith("/"))
      return /^(https|mailto):/.test(url) ? [] : [`le lien « ${url} » n’est ni interne ni en https`];
    const path = url.replace(/[?#].*$/, "");
    if (known.has(path)) return [];
    const id = readQuestionId(path.replace(/^\/question\//, ""));
    const faq = faqs.find((candidate) => candidate.id === id && candidate.published);
    return [`le lien « ${url} » ne mène nulle part${faq ? ` ; écrivez ${questionPath(faq)}` : ""}`];
  });
}

function wrongLength(prose: string): string[] {
  const words = countWords(prose);
  if (words >= ANSWER_WORDS.least && words <= ANSWER_WORDS.most) return [];
  return [`la réponse compte ${words} mots : il en faut ${ANSWER_WORDS.least} à ${ANSWER_WORDS.most}`];
}

const MISTAKES: [string, RegExp][] = [
  ["apostrophe ou guillemet droit", /\S*['"]\S*/g],
  ["espace manquante avant la ponctuation", /[\p{L}\d)»][;!?](?=\s|$)|[\p{L})»]:(?=\s|$)/gu],
  ["espace manquante dans les guillemets", /«\S|\S»/gu],
  ["point de suspension en trois points", /\.\.\./g],
  // « WCAG 2.2 » is a version, not a decimal number.
  ["point décimal", /(?<![\d.]|[A-Z]{4} )\d+\.\d+(?![\d.])/g],
];

/** Typography errors that rendering cannot correct; it adds no-break spaces itself. */
function wrongTypography(pieces: string[]): string[] {
  return pieces.flatMap((piece) =>
    MISTAKES.flatMap(([what, wrong]) =>
      Array.from(piece.matchAll(wrong), ([found]) => `${what} : « ${found.trim()} »`),
    ),
  );
}

function sameQuestions(faqs: ContentFaq[]): string[] {
  const questions = faqs.map(({ question }) => question);
  return similarTexts(questions, SAME_QUESTION).flatMap(([earlier, later]) => {
    const [other, faq] = [faqs[earlier], faqs[later]];
    return other && faq
      ? [`${faq.file} : « ${faq.question} » répète ${other.file}, « ${other.question} »`]
      : [];
  });
}
