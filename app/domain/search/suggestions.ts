import type { FaqLink } from "~/domain/faq/faq";
import { questionPath } from "~/domain/faq/question-path";
import {
  isQuiet,
  isTelling,
  type RootedWords,
  rootedWords,
  termWords,
  wordRoot,
} from "~/domain/text/word-roots";

/** The maximum number of suggestions: visitors do not read more than this while typing. */
export const MAX_SUGGESTIONS = 8;

/** A question without its path: the path is slow to compute, and only the suggestions that are shown need it. */
type IndexedQuestion = Pick<FaqLink, "id" | "question">;

/**
 * A word of at most this many letters counts as complete if it is a whole word of a question, so that « fer » no longer
 * suggests « fermenté ».
 */
const SHORT_WORD = 3;

export type QuestionIndex = ({ question: IndexedQuestion } & RootedWords)[];

/** Indexes questions for `matchQuestions`. */
export function indexQuestions(questions: readonly IndexedQuestion[]): QuestionIndex {
  return questions.map((question) => ({ question, ...rootedWords(question.question) }));
}

/** A word that a suggestion must contain: whole, or at the beginning of a word. */
export type Wanted = { word: string; root: string; isWhole: boolean };

/** The words of a term without stop words, if there are others. The letter of a vitamin must be a whole word. */
export function wantedWords(term: string): Wanted[] {
  const typed = termWords(term);
  const telling = typed.filter((_word, place) => isTelling(typed, place));
  const hasTelling = telling.length > 0;
  return (hasTelling ? telling : typed).map((word) => ({
    ...{ word, root: wordRoot(word) },
    isWhole: hasTelling && isQuiet(word),
  }));
}

/** How many wanted words a text contains whole, the place of the first, and the number of the text's words. */
type Rank = { whole: number; place: number; length: number };

/** Ranks a text that contains the wanted words; null if it does not. */
export function rankText({ words, roots }: RootedWords, wanted: readonly Wanted[]): Rank | null {
  const places = wanted.map(({ word, root, isWhole }) =>
    words.findIndex((candidate, place) => (!isWhole && candidate.startsWith(word)) || roots[place] === root),
  );
  if (places.includes(-1)) return null;
  const whole = wanted.filter(({ root }) => roots.includes(root)).length;
  return { whole, place: Math.min(...places), length: words.length };
}

/** Matches of whole words first. */
export function byRank(one: Rank, other: Rank): number {
  return other.whole - one.whole || one.place - other.place || one.length - other.length;
}

/** Returns at most 8 questions that contain the wanted words of a term (`rankText`), best first. */
export function matchQuestions(index: QuestionIndex, term: string): FaqLink[] {
  const wanted = wantedWords(term);
  if (wanted.length === 0) return [];
  const found = index.flatMap(({ question, ...rooted }) => {
    const rank = rankText(rooted, wanted);
    return rank ? [{ question, ...rank }] : [];
  });
  const isComplete = isShort(wanted) && found.some(({ whole }) => whole === wanted.length);
  return found
    .filter(({ whole }) => !isComplete || whole === wanted.length)
    .sort(byRank)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ question }) => ({ ...question, path: questionPath(question) }));
}

function isShort(wanted: readonly Pick<Wanted, "word">[]): boolean {
  return wanted.length === 1 && wanted.every(({ word }) => word.length <= SHORT_WORD);
}

/** Whether a term is a single short word that a suggested question contains, so that the visitor does not mean a longer word. */
export function isCompleteTerm(term: string, suggested: readonly FaqLink[]): boolean {
  const wanted = termWords(term).map((word) => ({ word, root: wordRoot(word) }));
  return (
    isShort(wanted) &&
    suggested.some(({ question }) => wanted.every(({ root }) => rootedWords(question).roots.includes(root)))
  );
}
