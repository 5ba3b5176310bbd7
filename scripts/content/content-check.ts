import { visit } from "unist-util-visit";
import type { ContentCollection, ContentFaq } from "../../app/domain/content/content-collection";
import type { ContentFiles } from "../../app/domain/content/site-contents";
import { audiencePath } from "../../app/domain/faq/audience";
import { categoryPath } from "../../app/domain/faq/category";
import { countWords } from "../../app/domain/guide/guide";
import { guidePath } from "../../app/domain/guide/guide-path";
import { parseMarkdown, plainText, splitFrontMatter } from "../../app/domain/content/markdown";
import { figureTexts, isFigureFence } from "../../app/domain/figure/read-figures";
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
  return [
    ...texts.flatMap(([file, raw]) => {
      const { body } = splitFrontMatter(raw);
      return [...deadLinks(body, known, collection.faqs), ...wrongTypography(body)].map(
        (problem) => `${file} : ${problem}`,
      );
    }),
    ...published.flatMap(({ file, question }) =>
      [
        ...wrongLength(splitFrontMatter(files[file] ?? "").body),
        ...wrongTypography(question),
      ].map((problem) => `${file} : ${problem}`),
    ),
    ...wrongPopular(collection),
    ...sameQuestions(collection.faqs),
    ...checkSynonyms(collection.synonyms, searchIn(collection.faqs)),
    ...checkPhrasings(collection.phrasings, collection.faqs),
    ...checkGlossary(collection, wrongTypography),
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

function deadLinks(markdown: string, known: Set<string>, faqs: ContentFaq[]): string[] {
  const problems: string[] = [];
  visit(parseMarkdown(markdown), "link", ({ url }) => {
    if (!url.startsWith("/")) {
      if (!/^(https|mailto):/.test(url)) problems.push(`le lien « ${url} » n’est ni interne ni en https`);
      return;
    }
    const path = url.replace(/[?#].*$/, "");
    if (known.has(path)) return;
    const id = readQuestionId(path.replace(/^\/question\//, ""));
    const faq = faqs.find((candidate) => candidate.id === id && candidate.published);
    problems.push(`le lien « ${url} » ne mène nulle part${faq ? ` ; écrivez ${questionPath(faq)}` : ""}`);
  });
  return problems;
}

function wrongLength(markdown: string): string[] {
  const blocks = parseMarkdown(markdown).children.filter((node) => !isFigureFence(node));
  const words = countWords(blocks.map(plainText).join(""));
  if (words >= ANSWER_WORDS.least && words <= ANSWER_WORDS.most) return [];
  return [`la réponse compte ${words} mots : il en faut ${ANSWER_WORDS.least} à ${ANSWER_WORDS.most}`];
}

/** No-break spaces are added when a text is shown; this reports what a program cannot correct. */
function wrongTypography(markdown: string): string[] {
  const problems: string[] = [];
  const check = (value: string) => {
    const report = (what: string, wrong: RegExp) => {
      for (const [found] of value.matchAll(wrong)) problems.push(`${what} : « ${found.trim()} »`);
    };
    report("apostrophe ou guillemet droit", /\S*['"]\S*/g);
    report("espace manquante avant la ponctuation", /[\p{L}\d)»][;!?](?=\s|$)|[\p{L})»]:(?=\s|$)/gu);
    report("espace manquante dans les guillemets", /«\S|\S»/gu);
    report("point de suspension en trois points", /\.\.\./g);
    // « WCAG 2.2 » is a version.
    report("point décimal", /(?<![\d.]|[A-Z]{4} )\d+\.\d+(?![\d.])/g);
  };
  visit(parseMarkdown(markdown), (node) => {
    if (node.type === "text") check(node.value);
    else if (node.type === "code" && isFigureFence(node)) figureTexts(node).forEach(check);
  });
  return problems;
}

function sameQuestions(faqs: ContentFaq[]): string[] {
  const questions = faqs.map(({ question }) => question);
  return similarTexts(questions, SAME_QUESTION).flatMap(([earlier, later]) => {
    const [other, faq] = [faqs[earlier], faqs[later]];
    return other && faq ? [`${faq.file} : « ${faq.question} » répète ${other.file}, « ${other.question} »`] : [];
  });
}
