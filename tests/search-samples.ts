import { answerText } from "../app/domain/faq/answer-html";
import { foldTerm } from "../app/domain/faq/marked-text";
import { faqs, one, questionsIn, samples, themes } from "./contents";

const texts = faqs.map(({ question, answer }) => `${foldTerm(question)}\n${foldTerm(answerText(answer))}`);

/** How many published questions contain a term literally, in themselves or in their answer. */
function count(term: string): number {
  const folded = foldTerm(term);
  return texts.filter((text) => text.includes(folded)).length;
}

const wordsOf = ({ question }: { question: string }): string[] => question.match(/[\p{L}\p{N}’'-]+/gu) ?? [];

/** A question as one types it: without quotation marks and the end's punctuation. */
const phraseOf = ({ question }: { question: string }): string =>
  question
    .replace(/[«»]|[\s?!.]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim();

const longestFirst = (all: string[]): string[] => all.toSorted((one, other) => other.length - one.length);

/** Words that many questions have, but fewer than a search lists; the longest first, which mean the most. */
const frequentWords = longestFirst(
  [...new Set(faqs.flatMap(wordsOf))]
    .map((word) => word.toLowerCase())
    .filter((word) => /^[^\P{L}œæ]{5,}$/u.test(word) && count(word) >= 8 && count(word) <= 45),
);

const [longest = samples.question] = themes
  .flatMap((theme) => questionsIn(theme))
  .toSorted((one, other) => other.question.length - one.question.length);

/** Searches made of the editors' own words. */
export const searches = {
  /** A word that finds several questions, and fewer than 50. */
  frequent: one(frequentWords, "frequent word"),
  /** Such a word with an accent. */
  accented: one(
    frequentWords.filter((word) => foldTerm(word) !== word),
    "frequent word with an accent",
  ),
  /** The words of a myth, which no other text has in this order. */
  ofOneMyth: one(
    questionsIn(samples.myths)
      .map(phraseOf)
      .filter((phrase) => count(phrase) === 1),
    "myth whose words are in no other text",
  ),
  /** The longest question, its words in another order. */
  disordered: { faq: longest, term: wordsOf(longest).reverse().join(" ") },
  /** The longest question, with a typing error in its longest word. */
  mistyped: { faq: longest, term: mistype(phraseOf(longest), longestFirst(wordsOf(longest))[0] ?? "") },
};

/** Doubles a letter in the middle of a word of a text. */
function mistype(text: string, word: string): string {
  const middle = Math.floor(word.length / 2);
  return text.replace(word, `${word.slice(0, middle)}${word.charAt(middle - 1)}${word.slice(middle)}`);
}
