import { answerText } from "../../app/questions/answer/answer-html";
import { foldTerm } from "../../app/text/folding";
import { faqs, one, questionsIn, samples, regularCategories } from "./contents";

const texts = faqs.map(({ question, answer }) => `${foldTerm(question)}\n${foldTerm(answerText(answer))}`);

/** Counts the published questions that contain a term literally, in the question or the answer. */
function count(term: string): number {
  const folded = foldTerm(term);
  return texts.filter((text) => text.includes(folded)).length;
}

const wordsOf = ({ question }: { question: string }): string[] => question.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** A question as a visitor types it: without quotation marks and final punctuation. */
const phraseOf = ({ question }: { question: string }): string =>
  question
    .replace(/[«»]|[\s?!.]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const longestFirst = (all: string[]): string[] => all.toSorted((one, other) => other.length - one.length);

/**
 * Words that several questions contain, but few enough to list on one results page. Longest first: long words are the most
 * specific.
 */
const frequentWords = longestFirst(
  [...new Set(faqs.flatMap(wordsOf))]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[^\P{L}œæ]{5,}$/u.test(word) && count(word) >= 8 && count(word) <= 45),
);

const [longest = samples.question] = regularCategories
  .flatMap((category) => questionsIn(category))
  .toSorted((one, other) => other.question.length - one.question.length);

/** Searches derived from the contents. */
export const searches = {
  /** A word that finds several questions, but fewer than 50. */
  frequent: one(frequentWords, "frequent word"),
  /** The longest question with a typing error in its longest word. */
  mistyped: { faq: longest, term: mistype(phraseOf(longest), longestFirst(wordsOf(longest))[0] ?? "") },
};

/** Doubles a letter in the middle of a word of a text. */
function mistype(text: string, word: string): string {
  const middle = Math.floor(word.length / 2);
  return text.replace(word, `${word.slice(0, middle)}${word.charAt(middle - 1)}${word.slice(middle)}`);
}
