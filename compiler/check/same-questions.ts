import type { ContentFaq } from "../read/content-collection";
import { characterNgrams, searchWords } from "../../app/domain/search/tokens";

/** The share of their pieces (0 to 1) that two questions must have in common to count as the same. */
const SAME_QUESTION = 0.8;

/** Finds questions that repeat an earlier question, ignoring the order of the words, accents and case. */
export function sameQuestions(faqs: ContentFaq[]): string[] {
  const pieces = faqs.map(({ question }) => new Set(characterNgrams(searchWords(question))));
  return faqs.flatMap((faq, later) =>
    faqs
      .slice(0, later)
      .filter((_other, earlier) => similarity(pieces[earlier], pieces[later]) >= SAME_QUESTION)
      .map(({ file, question }) => `${faq.file} : « ${faq.question} » répète ${file}, « ${question} »`),
  );
}

/** The Sørensen–Dice similarity (0 to 1). */
function similarity(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const shared = [...one].filter((piece) => other.has(piece)).length;
  return (2 * shared) / (one.size + other.size || 1);
}
