import MiniSearch, { type Query } from "minisearch";
import { LONG_WORD, tellingWords, TYPING_ERRORS, type Word, wordsOf } from "./words";

/** Finds names by all words of a term except stop words; best first, one for each thing. */
export function nameIndex<N extends { name: string; thing: unknown }>(names: readonly N[]) {
  const index = new MiniSearch<{ id: number; name: string }>({
    fields: ["name"],
    tokenize: (name) => wordsOf(name).flatMap(({ text, root }) => (text === root ? [text] : [text, root])),
    processTerm: (word) => word,
    searchOptions: { tokenize: (word) => [word] },
  });
  index.addAll(names.map(({ name }, id) => ({ id, name })));
  const search = (term: string, queryOf: (word: Word) => Query): N[] => {
    const queries = tellingWords(term).map(queryOf);
    const found = queries.length > 0 ? index.search({ combineWith: "AND", queries }) : [];
    const best = found.flatMap(({ id }: { id: number }) => names[id] ?? []);
    return [...new Map(best.toReversed().map((name) => [name.thing, name])).values()].toReversed();
  };
  return {
    /** The names that contain every word with any ending, or with typing errors. */
    like: (term: string) => search(term, ({ root }) => ({ queries: [root], fuzzy: TYPING_ERRORS })),
    /** The names that match an unfinished term: each of its words begins a word of the name. « thé » finds only names with it, if any. */
    begunBy: (term: string) => {
      const whole = term.length < LONG_WORD ? search(term, ({ root }) => root) : [];
      const begun = ({ text, root }: Word): Query => ({
        combineWith: "OR",
        queries: [root, { queries: [text], prefix: true }],
      });
      return whole.length > 0 ? whole : search(term, begun);
    },
  };
}
