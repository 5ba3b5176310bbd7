import MiniSearch, { type Query } from "minisearch";
import { tellingWords, type Word, wordsOf } from "./words";

/** The share of a word's letters that can be wrong: one in « camenbert ». */
const FUZZY = 0.2;
/** A shorter word that a name has is seldom the beginning of another. */
const LONG_WORD = 4;

export class NameIndex<N extends { name: string; thing: unknown }> {
  readonly #names: readonly N[];
  readonly #index: MiniSearch<{ id: number; name: string }>;

  constructor(names: readonly N[]) {
    this.#names = names;
    this.#index = new MiniSearch({
      fields: ["name"],
      tokenize: (name) => wordsOf(name).flatMap(({ text, root }) => (text === root ? [text] : [text, root])),
      processTerm: (word) => word,
      searchOptions: { tokenize: (word) => [word] },
    });
    this.#index.addAll(names.map(({ name }, id) => ({ id, name })));
  }

  /** The names that contain every word of a term except stop words, with any ending; best first, one for each thing. */
  withWords(term: string): N[] {
    return this.#search(tellingWords(term).map(({ root }) => root));
  }

  /** The same, also with typing errors. */
  like(term: string): N[] {
    return this.#search(tellingWords(term).map(({ root }) => ({ queries: [root], fuzzy: FUZZY })));
  }

  /** The names that match an unfinished term: each of its words begins a word of the name. « thé », a short whole word, finds only names with it. */
  begunBy(term: string): N[] {
    const [word, other] = wordsOf(term);
    const whole = word && !other && word.text.length < LONG_WORD ? this.withWords(term) : [];
    if (whole.length > 0) return whole;
    const begun = ({ text, root }: Word): Query => ({
      combineWith: "OR",
      queries: [root, { queries: [text], prefix: true }],
    });
    return this.#search(tellingWords(term).map(begun));
  }

  #search(queries: Query[]): N[] {
    const found = queries.length > 0 ? this.#index.search({ combineWith: "AND", queries }) : [];
    const names = found.flatMap(({ id }: { id: number }) => this.#names[id] ?? []);
    return [...new Map(names.toReversed().map((name) => [name.thing, name])).values()].toReversed();
  }
}
