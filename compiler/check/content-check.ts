import type { ContentCollection } from "../read/content-collection";
import type { ContentFiles } from "../read/site-contents";
import { parseMarkdown, splitFrontMatter } from "../render/markdown";
import { readWrittenText, type WrittenText } from "../read/written-text";
import { always, type Once } from "../read/once";
import { fillInAmounts } from "../read/fill-in-amounts";
import { isDraft } from "../read/content-files";
import { DECISIONS_FILE, readDecisions } from "../read/decisions-file";
import { checkWrittenAmounts } from "./amount-check";
import { checkDrawings } from "./drawing-check";
import { checkFoodAnswers, checkFoodTypography } from "./food-check";
import { checkGlossary } from "./glossary-check";
import { wrongLength } from "./length-check";
import { deadLinks, deadSuggestedPages, knownPaths, wrongPopular } from "./link-check";
import { checkSafety } from "./safety-check";
import { wrongQuizzes } from "./quiz-check";
import { sameQuestions } from "./same-questions";
import { checkExpectedSearches, checkPhrasings } from "./search-check";
import { checkSilence } from "./silence-check";
import { checkSources } from "./source-check";
import { wrongTypography } from "./typography-check";
import { checkUrgences } from "./urgences-check";

/** The problems of contents that match the schemas; ignores drafts. Each names its file. */
export function checkContents(
  written: ContentFiles,
  collection: ContentCollection,
  once: Once = always,
): string[] {
  const files = fillInAmounts(written);
  const known = knownPaths(collection);
  const texts = Object.entries(files).filter(([file, raw]) => file.endsWith(".md") && !isDraft(raw));
  const published = collection.faqs.filter((faq) => faq.published);
  // Reuse the parsed questions, because parsing takes most of the time.
  const readAlready = new Map(published.map((faq) => [faq.file, faq.written]));
  return [
    ...texts.flatMap(([file, raw]) => {
      const { links, pieces, wrong } = readAlready.get(file) ?? readMarkdown(splitFrontMatter(raw).body);
      return [...wrong, ...deadLinks(links, known, collection), ...wrongTypography(pieces)].map(
        (problem) => `${file} : ${problem}`,
      );
    }),
    ...published.flatMap(({ file, question, written: { prose } }) =>
      [...wrongLength(prose), ...wrongTypography([question])].map((problem) => `${file} : ${problem}`),
    ),
    ...wrongQuizzes(collection),
    ...wrongPopular(collection),
    ...sameQuestions(collection.faqs),
    ...checkPhrasings(collection.phrasings, collection.faqs),
    ...checkGlossary(collection, (definition) => wrongTypography(readMarkdown(definition).pieces)),
    ...checkExpectedSearches(collection.expectedSearches, collection.faqs),
    ...checkDrawings(files, collection),
    ...checkSources(collection),
    ...checkSafety(files, collection),
    ...checkUrgences(collection, known, once),
    ...deadSuggestedPages(collection.suggestedPages, known),
    ...checkWrittenAmounts(written),
    ...checkFoodTypography(collection),
    ...checkSilence(collection),
    ...checkFoodAnswers(files, collection),
    ...unknownAnswers(files[DECISIONS_FILE], published),
  ];
}

function unknownAnswers(raw: string | undefined, faqs: { id: number }[]): string[] {
  const { reponses } = raw === undefined ? { reponses: [] } : readDecisions(raw);
  return reponses
    .filter((id) => !faqs.some((faq) => faq.id === id))
    .map((id) => `${DECISIONS_FILE} : il n’y a pas de question ${id}`);
}

function readMarkdown(markdown: string): WrittenText {
  return readWrittenText(parseMarkdown(markdown));
}
