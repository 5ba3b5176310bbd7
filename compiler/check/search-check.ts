import type { ContentFaq } from "../read/content-collection";
import {
  type ExpectedSearch,
  type Phrasings,
  QUERIES_FILE,
  type Synonyms,
  SYNONYMS_FILE,
} from "../read/search-words";
import { foldTerm } from "../../app/domain/text/folding";
import { termWords, wordRoot } from "../../app/domain/text/word-roots";

/** Whether any question contains all words of a term, in any inflected form. */
export type FindsQuestion = (term: string) => boolean;

/** The words of a text, in the form in which the search compares them. */
function words(text: string): string[] {
  return termWords(text).filter((word) => word.length > 2 || /\d/.test(word));
}

/** Returns a function that looks up terms in questions and the texts of their answers. It approximates the database's stemmer. */
export function searchIn(faqs: { question: string; text: string }[]): FindsQuestion {
  const holders = new Map<string, number[]>();
  faqs.forEach(({ question, text }, place) => {
    for (const word of new Set(words(`${question} ${text}`))) {
      const places = holders.get(word);
      if (places) places.push(place);
      else holders.set(word, [place]);
    }
  });
  const known = new Map<string, Set<number>>();
  const beginning = (root: string): Set<number> => {
    const found = new Set<number>();
    for (const [word, places] of holders)
      if (word.startsWith(root)) places.forEach((place) => found.add(place));
    known.set(root, found);
    return found;
  };
  return (term) => {
    const roots = words(term).map(wordRoot);
    const [first, ...others] = roots.map((root) => known.get(root) ?? beginning(root));
    return first !== undefined && [...first].some((place) => others.every((places) => places.has(place)));
  };
}

/** Finds problems in the synonyms: duplicate terms, and terms that find no question. */
export function checkSynonyms({ equivalents, renvois }: Synonyms, finds: FindsQuestion): string[] {
  return [
    ...repeats(equivalents.flat()).map((term) => `« ${term} » est écrit deux fois dans « equivalents »`),
    ...repeats(Object.keys(renvois)).map((term) => `« ${term} » est écrit deux fois dans « renvois »`),
    ...equivalents
      .filter((group) => !group.some(finds))
      .map((group) => `« equivalents » : rien sur le site ne contient « ${group.join(", ")} »`),
    ...Object.entries(renvois).flatMap(([term, targets]) => [
      ...targets
        .filter((target) => !finds(target))
        .map((target) => `« ${term} » renvoie à « ${target} », que rien sur le site ne contient`),
      ...repeats(targets).map((target) => `« ${term} » renvoie deux fois à « ${target} »`),
    ]),
  ].map((problem) => `${SYNONYMS_FILE} : ${problem}`);
}

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
