import type { Phrasings } from "../../app/server/compiled/compiled-contents";
import { foldTerm } from "../../app/text/folding";
import type { ContentFaq } from "../read/content-collection";
import type { ExpectedSearch } from "../read/search-words";

/** Finds problems in the expected searches: duplicates, and questions that are not published. */
export function checkExpectedSearches(searches: ExpectedSearch[], faqs: ContentFaq[]): string[] {
  const published = new Set(faqs.filter((faq) => faq.published).map(({ id }) => id));
  const known = new Set<string>();
  return searches.flatMap(({ file, requete, reponses }) => [
    ...(isRepeat(requete, known) ? [`${file} : « ${requete} » est écrite deux fois`] : []),
    ...reponses
      .filter((id) => !published.has(id))
      .map((id) => `${file} : « ${requete} » : il n’y a pas de question ${id}`),
    ...repeats(reponses.map(String)).map((id) => `${file} : « ${requete} » : ${id} est écrit deux fois`),
  ]);
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

function repeats(terms: string[]): string[] {
  const known = new Set<string>();
  return terms.filter((term) => isRepeat(term, known));
}

/** Whether a term is known, ignoring case and accents. It is from now on. */
function isRepeat(term: string, known: Set<string>): boolean {
  const { size } = known;
  return known.add(foldTerm(term)).size === size;
}
