import type { FaqLink } from "./faq";
import { questionPath } from "./question-path";
import { isQuiet, rootedWords, termWords, wordRoot } from "./term-words";

/** More than a reader looks through while typing. */
export const MAX_SUGGESTIONS = 8;

/** Without its path, which takes longer to make than all the rest: only those that are shown need one. */
type IndexedQuestion = Pick<FaqLink, "id" | "question">;

export type QuestionIndex = ({ question: IndexedQuestion } & ReturnType<typeof rootedWords>)[];

/** What `matchQuestions` looks terms up in. */
export function indexQuestions(questions: readonly IndexedQuestion[]): QuestionIndex {
  return questions.map((question) => ({ question, ...rootedWords(question.question) }));
}

/** The questions in which words begin as each telling word of a term does; 8 at most, those that hold whole words first. */
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
  return found
    .sort((one, other) => other.whole - one.whole || one.place - other.place || one.length - other.length)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ question }) => ({ ...question, path: questionPath(question) }));
}
