import type { ContentCollection, ContentFaq } from "../../app/domain/content/content-collection";
import type { ContentFiles } from "../../app/domain/content/site-contents";
import { audiencePath } from "../../app/domain/faq/audience";
import { categoryPath } from "../../app/domain/faq/category";
import { countWords } from "../../app/domain/guide/guide";
import { guidePath } from "../../app/domain/guide/guide-path";
import { parseMarkdown, splitFrontMatter } from "../../app/domain/content/markdown";
import { readWrittenText, type WrittenText } from "../../app/domain/figure/written-text";
import { isDraft } from "../../app/domain/content/drafts";
import { OFFERS_FILE } from "../../app/domain/content/offers-file";
import { questionPath, readQuestionId } from "../../app/domain/faq/question-path";
import { quizPath } from "../../app/domain/quiz/quiz";
import { GLOSSARY_PATH } from "../../app/domain/content/glossary-path";
import { SITE_PLAN_PATH } from "../../app/domain/site/site-plan";
import { checkGlossary } from "./glossary-check";
import { similarTexts } from "./same-questions";
import { checkExpectedSearches, checkPhrasings, checkSynonyms, searchIn } from "./search-check";

const ANSWER_WORDS = { least: 60, most: 220 };
/** From this Sørensen–Dice similarity (0 to 1) on, two questions count as the same. */
const SAME_QUESTION = 0.8;

const FIXED_PATHS = [
  ...["/", "/quiz", "/fiches-pratiques", "/recherche", "/contact", "/newsletter"],
  ...[GLOSSARY_PATH, SITE_PLAN_PATH],
];

/**
 * Finds dead links, wrong lengths, wrong typography and repeated questions in valid contents; the texts of drafts are not
 * checked before they are published. Each problem names its file.
 */
export function checkContents(files: ContentFiles, collection: ContentCollection): string[] {
  const known = knownPaths(collection);
  const texts = Object.entries(files).filter(
    ([file, raw]) => file.endsWith(".md") && file !== "README.md" && !isDraft(raw),
  );
  const published = collection.faqs.filter((faq) => faq.published);
  // Parsing is most of the work: questions were parsed when they were read.
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
    ...collection.offers
      .filter(({ page }) => !known.has(page))
      .map(({ page }) => `${OFFERS_FILE} : « ${page} » n’est pas une page du site`),
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
  // « WCAG 2.2 » is a version.
  ["point décimal", /(?<![\d.]|[A-Z]{4} )\d+\.\d+(?![\d.])/g],
];

/** No-break spaces are added when a text is shown; this reports what a program cannot correct. */
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
    return other && faq ? [`${faq.file} : « ${faq.question} » répète ${other.file}, « ${other.question} »`] : [];
  });
}
