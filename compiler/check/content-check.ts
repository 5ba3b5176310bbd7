import { type ContentCollection, publishedOnly } from "../read/content-collection";
import { textsIn } from "../read/content-fields";
import { type ContentFiles, isDraft, readYaml, splitFrontMatter } from "../read/content-files";
import { fillInAmounts } from "../read/composition-file";
import { readExpectedSearches } from "../read/lists";
import { readWrittenText } from "../read/written-text";
import { parseMarkdown } from "../render/markdown";
import { checkWrittenAmounts } from "./amount-check";
import { checkFoodAnswers, checkSilence } from "./food-check";
import { knownPaths, linkCheck } from "./link-check";
import { checkAnswer, checkQuizzes, checkSources, repeatedWords, sameQuestions } from "./question-check";
import { checkReferences } from "./reference-check";
import { checkSafety, type Page } from "./safety-check";
import { wrongTypography } from "./typography-check";
import { checkUrgences } from "./urgences-check";

/** The problems of contents that match the schemas; ignores drafts. Each names its file. */
export function checkContents(written: ContentFiles, collection: ContentCollection): string[] {
  const contents = publishedOnly(collection);
  const { faqs } = contents;
  const known = knownPaths(contents);
  const checkLinks = linkCheck(known, collection);
  const searches = readExpectedSearches(written);
  const pages = readPages(fillInAmounts(written), collection);
  return [
    ...pages.flatMap(({ file, written: { links, pieces, wrong } }) =>
      [...wrong, ...checkLinks(links), ...wrongTypography(pieces)].map((problem) => `${file} : ${problem}`),
    ),
    ...faqs.flatMap(checkAnswer),
    ...checkQuizzes(contents),
    ...sameQuestions(collection.faqs),
    ...checkReferences(collection, searches, known),
    ...repeatedWords(collection, searches),
    ...checkSources(contents),
    ...checkSafety(written, contents, pages),
    ...checkUrgences(contents),
    ...checkWrittenAmounts(written),
    ...checkListTypography(written),
    ...checkSilence(contents),
    ...checkFoodAnswers(written, collection),
  ];
}

/** Lists whose texts visitors read. */
const SHOWN_LISTS =
  /^(?:(?:aliments|quiz)\/.+|categories|glossaire|nutriments|regles-du-froid|situations|urgences)\.yaml$/;
/** Fields with the words of visitors, or with keys. */
const UNSEEN_FIELDS = ["formulations", "sinon", "mots", "sources"];

function checkListTypography(files: ContentFiles): string[] {
  return Object.entries(files)
    .filter(([file, raw]) => SHOWN_LISTS.test(file) && !isDraft(raw))
    .flatMap(([file, raw]) =>
      wrongTypography(textsIn(readYaml(raw), UNSEEN_FIELDS)).map((problem) => `${file} : ${problem}`),
    );
}

function readPages(files: ContentFiles, { faqs }: ContentCollection): Page[] {
  // Reuse the parsed questions, because parsing takes most of the time.
  const answers = new Map(faqs.map(({ file, written }) => [file, written]));
  return Object.entries(files)
    .filter(([file, raw]) => file.endsWith(".md") && !isDraft(raw))
    .map(([file, raw]) => {
      const { frontMatter, body } = splitFrontMatter(raw);
      return { file, frontMatter, written: answers.get(file) ?? readWrittenText(parseMarkdown(body)) };
    });
}
