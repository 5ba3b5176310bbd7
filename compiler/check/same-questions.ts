import type { ContentFaq } from "../read/content-collection";
import { similarity } from "../read/nearest-name";
import { characterNgrams, termWords } from "../../app/text/words";

/** The share of their pieces (0 to 1) that two questions must have in common to count as the same. */
const SAME_QUESTION = 0.8;

/** Finds questions that repeat an earlier question, ignoring the order of the words, accents and case. */
export function sameQuestions(faqs: ContentFaq[]): string[] {
  const known = faqs.map((faq) => ({ ...faq, pieces: new Set(characterNgrams(termWords(faq.question))) }));
  return known.flatMap((faq, later) =>
    known
      .slice(0, later)
      .filter(({ pieces }) => similarity(pieces, faq.pieces) >= SAME_QUESTION)
      .map(({ file, question }) => `${faq.file} : « ${faq.question} » répète ${file}, « ${question} »`),
  );
}
