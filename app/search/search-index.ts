import MiniSearch from "minisearch";
import { nameIndex } from "~/text/name-index";
import {
  characterNgrams,
  LONG_WORD,
  MOST_WORDS,
  tellingRoots,
  tellingTexts,
  TYPING_ERRORS,
} from "~/text/words";
import { MOST_NEAR, MOST_RANKED } from "./search-limits";

/** What the search reads of a question. */
export type SearchedFaq = {
  id: number;
  question: string;
  lead: string;
  text: string;
  phrasings: readonly string[];
};

type Phrase = { text: string; weight: number };

export type SearchIndex = Awaited<ReturnType<typeof buildSearchIndex>>;

/** With more, a long word would be compared with nearly every word. */
const MAX_TYPING_ERRORS = 2;

// The following were chosen on half of content/essais/recherches.yaml and measured on the other (docs/decisions/0007-search.md).

/** How much the phrase of a question that is closest to the term counts, the second closest, and so on. */
const CLOSEST_WEIGHTS = [1, 0.7, 0.5, 0.35, 0.25];
/** How much each phrase counts, for its words and its pieces, and the shares of pieces beside the closest phrases. */
const WEIGHTS = { question: 1.1, phrasing: 1, sentence: 0.5 };
const SHARES_WEIGHT = 0.7;
const LEAST_SCORE = 0.6;
/** The letters of a piece. A piece that so many phrases of a question contain counts half: in a single one, it may be said in passing. */
const LENGTHS = [4];
const HALF = 2;
/** The share of a term's pieces that the best question must contain to be shown as near, and as an answer; less for each word. */
const LEAST_SHARE = { near: 0.38, answer: 0.57 };
const LESS_PER_WORD = 0.03;

/** Indexes the phrases of each question. A question ranks by the words of its closest phrases and by the pieces of all of them. */
export async function buildSearchIndex(faqs: readonly SearchedFaq[]) {
  const words = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: tellingRoots,
    processTerm: (root) => root,
  });
  const pieces = new PhrasePieces();
  const titles = nameIndex(faqs.map(({ id, question }) => ({ thing: id, name: question })));
  const phrases: (Phrase & { faq: SearchedFaq })[] = [];
  const known = new Set<string>();
  for (const faq of faqs) {
    for (const phrase of phrasesOf(faq)) {
      words.add({ id: phrases.push({ faq, ...phrase }) - 1, text: phrase.text });
      pieces.add(faq.id, phrase);
      for (const root of tellingRoots(phrase.text)) known.add(root);
    }
    // Lets requests go first.
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** The questions that share words with a term, best first; equal ones in the order of their ids, so that all instances agree. */
  const score = (term: string) => {
    const roots = [...new Set(tellingRoots(term).slice(0, MOST_WORDS))];
    const found = words.search(term, {
      tokenize: () => roots,
      // Only a word that is not known may be a typing error, or the beginning of a word.
      prefix: (root) => root.length >= LONG_WORD && !known.has(root),
      fuzzy: (root) => root.length > LONG_WORD && !known.has(root) && TYPING_ERRORS,
      maxFuzzy: MAX_TYPING_ERRORS,
    });
    const written = new Set<SearchedFaq>();
    const scores = new Map<SearchedFaq, number[]>();
    for (const { id, score, queryTerms } of found) {
      const phrase = phrases[Number(id)];
      if (!phrase) continue;
      const { faq, weight } = phrase;
      // An answer may say every word of the term in passing.
      if (queryTerms.length === roots.length && weight > WEIGHTS.sentence) written.add(faq);
      // MiniSearch multiplies a score by the number of words found, which favors long phrases.
      scores.set(faq, [...(scores.get(faq) ?? []), (score * weight) / queryTerms.length]);
    }
    const sums = Array.from(scores, ([faq, all]) => {
      const closest = all.sort((one, other) => other - one);
      return {
        faq,
        sum: CLOSEST_WEIGHTS.reduce((sum, weight, place) => sum + weight * (closest[place] ?? 0), 0),
      };
    });
    const shares = pieces.shares(term);
    const [bestSum, bestShare] = [Math.max(...sums.map(({ sum }) => sum)), Math.max(...shares.values())];
    return sums
      .map(({ faq, sum }) => {
        const share = shares.get(faq.id) ?? 0;
        return {
          ...{ faq, id: faq.id, share: written.has(faq) ? 1 : share + LESS_PER_WORD * roots.length },
          score: sum / bestSum + (SHARES_WEIGHT * share) / bestShare,
        };
      })
      .sort((one, other) => other.score - one.score || one.id - other.id);
  };

  /** The questions that answer the term best, best first, 10 at most; none if none is near enough. */
  const rank = (term: string) => {
    const scored = score(term);
    const [first] = scored;
    if (!first || first.share < LEAST_SHARE.near) return { ids: [], isNear: false };
    const isNear = first.share < LEAST_SHARE.answer;
    const shown = scored.filter(({ score }) => score >= first.score * LEAST_SCORE);
    return { ids: shown.slice(0, isNear ? MOST_NEAR : MOST_RANKED).map(({ id }) => id), isNear };
  };

  return {
    rank,
    /** The ids of the questions that contain every word of an unfinished term, or else those that `rank` finds, if not only near. */
    suggest: (term: string): number[] => {
      const named = titles.begunBy(term).map(({ thing }) => thing);
      const { ids, isNear } = named.length > 0 ? { ids: named, isNear: false } : rank(term);
      return isNear ? [] : ids;
    },
    /** The ids of the questions that share words with a text, most similar first. */
    similar: (text: string): number[] => score(text).map(({ id }) => id),
  };
}

function phrasesOf({ question, lead, text, phrasings }: SearchedFaq): Phrase[] {
  const sentences = `${lead}. ${text}`.split(/[.\n!?:;]+/).filter((sentence) => sentence.trim() !== "");
  return [
    { text: question, weight: WEIGHTS.question },
    ...phrasings.map((phrasing) => ({ text: phrasing, weight: WEIGHTS.phrasing })),
    ...sentences.map((sentence) => ({ text: sentence, weight: WEIGHTS.sentence })),
  ];
}

/**
 * The pieces of characters in the phrases of each question. A piece that many phrases of a question share counts more than one
 * that a single phrase has, which the ranking by words does not see.
 */
export class PhrasePieces {
  #phrases = 0;
  readonly #pieces = new Map<string, { count: number; weights: Map<number, number> }>();

  add(id: number, { text, weight }: Phrase): void {
    this.#phrases += 1;
    for (const piece of piecesOf(tellingTexts(text))) {
      const known = this.#pieces.get(piece) ?? { count: 0, weights: new Map<number, number>() };
      known.count += 1;
      known.weights.set(id, (known.weights.get(id) ?? 0) + weight);
      this.#pieces.set(piece, known);
    }
  }

  /**
   * Of each question that shares a piece with a term, the share (0 to 1) of the term's pieces, weighted by their rarity, that many of
   * its phrases contain.
   */
  shares(term: string): Map<number, number> {
    const pieces = piecesOf(tellingTexts(term).slice(0, MOST_WORDS)).map((piece) => {
      const { count, weights } = this.#pieces.get(piece) ?? { count: 1, weights: [] };
      return { rarity: Math.log(this.#phrases / count), weights };
    });
    const all = pieces.reduce((sum, { rarity }) => sum + rarity, 0);
    const shares = new Map<number, number>();
    for (const { rarity, weights } of pieces)
      for (const [id, weight] of weights)
        shares.set(id, (shares.get(id) ?? 0) + ((rarity / all) * weight) / (weight + HALF));
    return shares;
  }
}

function piecesOf(words: readonly string[]): string[] {
  return [...new Set(characterNgrams(words, LENGTHS))];
}
