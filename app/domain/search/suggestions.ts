import type { FaqLink } from "~/domain/faq/faq";
import { questionPath } from "~/domain/faq/question-path";
import { isQuiet, rootedWords, termWords, wordRoot } from "~/domain/text/word-roots";

/** The maximum number of suggestions: visitors do not read more than this while typing. */
export const MAX_SUGGESTIONS = 8;

/** A question without its path: the path is slow to compute, and only the suggestions that are shown need it. */
type IndexedQuestion = Pick<FaqLink, "id" | "question">;

/**
 * A word of at most this many letters counts as complete if it is a whole word of a question, so that « fer » no longer
 * suggests « fermenté ».
 */
const SHORT_WORD = 3;

export type QuestionIndex = ({ question: IndexedQuestion } & ReturnType<typeof rootedWords>)[];

/** Indexes questions for `matchQuestions`. */
export function indexQuestions(questions: readonly IndexedQuestion[]): QuestionIndex {
  return questions.map((question) => ({ question, ...rootedWords(question.question) }));
}

/**
 * Returns at most 8 questions. Each word of the term, except stop words, must begin a word of the question. Matches of whole
 * words come first.
 */
export function matchQuestions(index: QuestionIndex, term: string): FaqLink[] {
  const typed = termWords(term);
  const telling = typed.filter((word) => !isQuiet(word));
  const wanted = (telling.length > 0 ? telling : typed).map((word) => ({ word, root: wordRoot(word) }));
  if (wanted.length === 0) return [];
  const found = index.flatMap(({ question, words, roots }) => {
    const places = wanted.map(({ word, root }) =>
      words.findIndex((candidate, place) => candidate.startsWith(word) || roots[place] === root),
    );
    if (places.includes(-1)) return [];
    const whole = wanted.filter(({ root }) => roots.includes(root)).length;
    return [{ question, whole, place: Math.min(...places), length: words.length }];
  });
  const isComplete = isShort(wanted) && found.some(({ whole }) => whole === wanted.length);
  return found
    .filter(({ whole }) => !isComplete || whole === wanted.length)
    .sort((one, other) => other.whole - one.whole || one.place - other.place || one.length - other.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ question }) => ({ ...question, path: questionPath(question) }));
}

type Wanted = { word: string; root: string };

function isShort(wanted: readonly Wanted[]): boolean {
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
