import type { Phrasings } from "../../app/domain/editing/compiled-contents";
import { foldTerm } from "../../app/domain/text/folding";
import type { ContentFaq } from "../read/content-collection";
import { type ExpectedSearch, QUERIES_FILE } from "../read/search-words";

/** Finds problems in the expected searches: duplicates, and questions that are not published. */
export function checkExpectedSearches(searches: ExpectedSearch[], faqs: ContentFaq[]): string[] {
  const published = new Set(faqs.filter((faq) => faq.published).map(({ id }) => id));
  return [
    ...repeats(searches.map(({ requete }) => requete)).map((term) => `« ${term} » est écrite deux fois`),
    ...searches.flatMap(({ requete, reponses }) => [
      ...reponses
        .filter((id) => !published.has(id))
        .map((id) => `« ${requete} » : il n’y a pas de question ${id}`),
      ...repeats(reponses.map(String)).map((id) => `« ${requete} » : ${id} est écrit deux fois`),
    ]),
  ].map((problem) => `${QUERIES_FILE} : ${problem}`);
}

/** Finds problems in the phrasings: unknown questions, and duplicates for the same question. */
export function checkPhrasings(all: Phrasings[], faqs: ContentFaq[]): string[] {
  const known = new Set(faqs.map(({ id }) => id));
  return [
    ...all
      .filter(({ faq }) => !known.has(faq))
      .map(({ file, faq }) => `${file} : il n’y a pas de question ${faq}`),
    ...repeats(all.map(({ faq }) => String(faq))).map((faq) => `formulations : ${faq} a deux listes`),
    ...all.flatMap(({ file, faq, phrasings }) =>
      repeats(phrasings).map((phrasing) => `${file} : « ${phrasing} » est écrit deux fois pour ${faq}`),
    ),
  ];
}

/** The terms that repeat an earlier term of the list, ignoring case and accents. */
function repeats(terms: string[]): string[] {
  const known = new Set<string>();
  return terms.filter((term) => {
    const folded = foldTerm(term);
    const isRepeat = known.has(folded);
    known.add(folded);
    return isRepeat;
  });
}
