import { PhrasePieces, type WeightedPhrase } from "./phrase-pieces";
import { NameIndex } from "~/text/name-index";
import MiniSearch, { type SearchOptions } from "minisearch";
import { tellingRoots } from "~/text/words";

/** What the search reads of a question. `group` is its subcategory; null if it has none. */
export type SearchedFaq = {
  id: number;
  question: string;
  lead: string;
  text: string;
  group: string | null;
  phrasings: readonly string[];
};

type Ranked = {
  /** The questions that answer the term best, best first, 10 at most; none if none is near enough. */
  ids: number[];
  isNear: boolean;
  /** Sorts questions, best first, those that share no word with the term last and in their order. */
  sort: (ids: readonly number[]) => number[];
};

export type SearchIndex = {
  rank: (term: string) => Ranked;
  /** At most 8 ids: the questions that contain every word of an unfinished term, or else those that `rank` finds, if not only near. */
  suggest: (term: string) => number[];
  /** The ids of at most 6 questions to read next: up to 4 of the same group, then the most similar ones. */
  related: (id: number) => number[];
};

export const MAX_SUGGESTIONS = 8;
const MAX_RANKED = 10;
const MAX_NEAR = 3;
const MAX_RELATED = 6;
const MAX_SIBLINGS = 4;
/** Words after these are not searched: they make a search slow without making it more precise. */
const MAX_WORDS = 12;
/** A word of fewer letters is a whole word, and a word that is not longer has no typing errors. */
const LONG_WORD = 4;
const TYPING_ERRORS = 0.2;
/** With more, a long word would be compared with nearly every word. */
const MAX_TYPING_ERRORS = 2;

// The following were chosen on half of content/recherches.yaml and measured on the other (docs/decisions/0007-search.md).

/** How much the question, its phrasings and the start of its answer count in the text of a question. */
const TIMES = { question: 3, phrasings: 2, lead: 2 };
/** How much the closest phrasing of a question counts, the second closest, and so on. */
const PHRASING_WEIGHTS = [1, 0.7, 0.5, 0.35, 0.25];
/** How much the questions, the phrasings and the sentences of the answers count in the shares of pieces, and the shares beside the rankings. */
const PHRASE_WEIGHTS = { question: 2, phrasing: 1, sentence: 0.5 };
const SHARES_WEIGHT = 0.7;
/** How much the words that the term and the question share count, so that « fer » leads to « Quels aliments pour le fer ? ». */
const TITLE_WEIGHT = 0.1;
const LEAST_SCORE = 0.6;
/** The share of a term's pieces that the best question must contain to be shown as near, and as an answer. */
const LEAST_SHARE = { near: 0.2, answer: 0.35 };

/**
 * Builds the index, in pauses of which other work goes on. Two rankings are added: of the phrasings (the question is one of
 * them), and of the whole texts. What they find also counts by the pieces of its phrases
 * and the words of its title.
 */
export async function buildSearchIndex(faqs: readonly SearchedFaq[]): Promise<SearchIndex> {
  const [phrasings, texts] = [newIndex(), newIndex()];
  const titles = new NameIndex(faqs.map(({ id, question }) => ({ thing: id, name: question })));
  const phrasingOwners: number[] = [];
  const titleRoots = new Map(faqs.map(({ id, question }) => [id, new Set(tellingRoots(question))]));
  const byId = new Map(faqs.map((faq) => [faq.id, faq]));
  const pieces = new PhrasePieces();
  const known = new Set<string>();
  for (const faq of faqs) {
    const text = wholeText(faq);
    texts.add({ id: faq.id, text });
    for (const phrasing of [faq.question, ...faq.phrasings])
      phrasings.add({ id: phrasingOwners.push(faq.id) - 1, text: phrasing });
    pieces.add(faq.id, weightedPhrases(faq));
    for (const root of tellingRoots(text)) known.add(root);
    await pause();
  }

  /** Only a word that is not known may be a typing error, or the beginning of a word. */
  const options: SearchOptions = {
    prefix: (word) => word.length >= LONG_WORD && !known.has(word),
    fuzzy: (word) => (word.length > LONG_WORD && !known.has(word) ? TYPING_ERRORS : false),
    maxFuzzy: MAX_TYPING_ERRORS,
  };

  const score = (term: string, shares: ReadonlyMap<number, number>): Map<number, number> => {
    const closest = new Map<number, number[]>();
    for (const { id, score: found } of matches(phrasings, term, options)) {
      const owner = phrasingOwners[id];
      if (owner !== undefined) closest.set(owner, [...(closest.get(owner) ?? []), found]);
    }
    const weighted = Array.from(closest, ([id, scores]) => ({ id, score: weightedSum(scores) }));
    const total = new Map<number, number>();
    for (const ranking of [weighted, matches(texts, term, options)]) {
      const best = Math.max(...ranking.map(({ score: found }) => found));
      for (const { id, score: found } of ranking) total.set(id, (total.get(id) ?? 0) + found / best);
    }
    const best = Math.max(...shares.values());
    const said = new Set(tellingRoots(term));
    for (const [id, found] of total) {
      const share = (shares.get(id) ?? 0) / best;
      const shared = sharedPart(said, titleRoots.get(id) ?? new Set());
      total.set(id, found + SHARES_WEIGHT * share + TITLE_WEIGHT * shared);
    }
    return total;
  };

  /** Whether the question or one of its phrasings contains every word of the term, also with other endings or typing errors. */
  const isWritten = (id: number, term: string): boolean =>
    search(phrasings, term, {
      ...{ ...options, combineWith: "AND" },
      filter: (each) => phrasingOwners[Number(each.id)] === id,
    }).length > 0;

  const rank = (term: string): Ranked => {
    const shares = pieces.shares(term);
    const scores = score(term, shares);
    const sort = (ids: readonly number[]) =>
      [...ids].sort((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
    const ranked = bestFirst(scores);
    const [first] = ranked;
    const share = first && !isWritten(first.id, term) ? (shares.get(first.id) ?? 0) : 1;
    if (!first || share < LEAST_SHARE.near) return { ids: [], isNear: false, sort };
    const isNear = share < LEAST_SHARE.answer;
    const shown = ranked.filter(({ score: found }) => found >= first.score * LEAST_SCORE);
    return { ids: shown.slice(0, isNear ? MAX_NEAR : MAX_RANKED).map(({ id }) => id), isNear, sort };
  };

  return {
    rank,
    suggest: (term) => {
      const found = titles.begunBy(term);
      if (found.length > 0) return found.slice(0, MAX_SUGGESTIONS).map(({ thing }) => thing);
      const { ids: best, isNear } = rank(term);
      return isNear ? [] : best.slice(0, MAX_SUGGESTIONS);
    },
    related: (id) => {
      const faq = byId.get(id);
      if (!faq) return [];
      const scores = score(faq.question, pieces.shares(faq.question));
      const all = bestFirst(new Map(faqs.map((each) => [each.id, scores.get(each.id) ?? 0])));
      const others = all.filter((other) => other.id !== id);
      const isSibling = (other: Scored) => faq.group !== null && byId.get(other.id)?.group === faq.group;
      const similar = others.filter((other) => other.score > 0 && !isSibling(other));
      return [...others.filter(isSibling).slice(0, MAX_SIBLINGS), ...similar]
        .slice(0, MAX_RELATED)
        .map((other) => other.id);
    },
  };
}

type Scored = { id: number; score: number };

function newIndex(): MiniSearch<{ id: number; text: string }> {
  return new MiniSearch({ fields: ["text"], tokenize: tellingRoots, processTerm: (root) => root });
}

function search(index: MiniSearch, term: string, options: SearchOptions) {
  return index.search(term, { ...options, tokenize: (text) => tellingRoots(text).slice(0, MAX_WORDS) });
}

/** The matches of a term, best first. MiniSearch multiplies a score by the number of words found, which favors long phrasings. */
function matches(index: MiniSearch, term: string, options: SearchOptions): Scored[] {
  return search(index, term, options)
    .map(({ id, score, queryTerms }) => ({ id: Number(id), score: score / queryTerms.length }))
    .sort((one, other) => other.score - one.score);
}

/** The part (0 to 1) of the words of two texts that both have. */
function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

function weightedSum(scores: readonly number[]): number {
  return PHRASING_WEIGHTS.reduce((sum, weight, place) => sum + weight * (scores[place] ?? 0), 0);
}

/** Equal scores in the order of the ids, so that all instances agree. */
function bestFirst(scores: ReadonlyMap<number, number>): Scored[] {
  return Array.from(scores, ([id, score]) => ({ id, score })).sort(
    (one, other) => other.score - one.score || one.id - other.id,
  );
}

function wholeText({ question, lead, text, phrasings }: SearchedFaq): string {
  const counted = [
    `${question}\n`.repeat(TIMES.question),
    `${phrasings.join("\n")}\n`.repeat(TIMES.phrasings),
    `${lead}\n`.repeat(TIMES.lead),
  ];
  return counted.join("") + text;
}

function weightedPhrases({ question, lead, text, phrasings }: SearchedFaq): WeightedPhrase[] {
  const sentences = `${lead}. ${text}`.split(/[.\n!?:;]+/).filter((sentence) => sentence.trim() !== "");
  return [
    { text: question, weight: PHRASE_WEIGHTS.question },
    ...phrasings.map((phrasing) => ({ text: phrasing, weight: PHRASE_WEIGHTS.phrasing })),
    ...sentences.map((sentence) => ({ text: sentence, weight: PHRASE_WEIGHTS.sentence })),
  ];
}

/** Lets other work go first, without a timer's delay. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
