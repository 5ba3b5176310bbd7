import type { FaqLink } from "~/domain/faq/faq";
import { questionPath } from "~/domain/faq/question-path";
import { isQuiet, rootedWords, termWords, wordRoot } from "~/domain/text/word-roots";

/** Visitors do not read more suggestions while typing. */
export const MAX_SUGGESTIONS = 8;

/** Without the path, which is slow to compute and only needed for shown suggestions. */
type IndexedQuestion = Pick<FaqLink, "id" | "question">;

/** A word of at most this many letters that is a whole word of a question is complete: « fer » no longer suggests « fermenté ». */
const SHORT_WORD = 3;

export type QuestionIndex = ({ question: IndexedQuestion } & ReturnType<typeof rootedWords>)[];

/** Indexes questions for `matchQuestions`. */
export function indexQuestions(questions: readonly IndexedQuestion[]): QuestionIndex {
  return questions.map((question) => ({ question, ...rootedWords(question.question) }));
}

/** At most 8 questions with words that begin with each word of a term, stop words excepted; matches of whole words first. */
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

/** Whether a term is one short word that a suggested question contains, so that longer words are not meant. */
export function isCompleteTerm(term: string, suggested: readonly FaqLink[]): boolean {
  const wanted = termWords(term).map((word) => ({ word, root: wordRoot(word) }));
  return (
    isShort(wanted) &&
    suggested.some(({ question }) => wanted.every(({ root }) => rootedWords(question).roots.includes(root)))
  );
}
