import { countWords } from "./read-guide";

/** The longest sentence of the site's texts has 44. */
const MOST_WORDS = 50;

/** Returns a problem for each sentence that a reader would have to read twice. */
export function longSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«\d])/u)
    .map((sentence) => ({ sentence, words: countWords(sentence) }))
    .filter(({ words }) => words > MOST_WORDS)
    .map(
      ({ sentence, words }) =>
        `« ${sentence.split(/\s/).slice(0, 4).join(" ")} » commence une phrase de ${words} mots : ${MOST_WORDS} au plus, coupez-la`,
    );
}
