import { characterNgrams, tellingTexts } from "~/text/words";

export type WeightedPhrase = { text: string; weight: number };

const LENGTHS = [4];
const MAX_WORDS = 12;
/** A piece that so many phrases of a question contain counts half: in a single phrase, it may have been said in passing. */
const HALF = 4;

/**
 * Compares terms with texts, and with the mean of the phrases of each question, by pieces of characters weighted by their rarity. A piece that many
 * phrases of a question share counts more than one that a single phrase has, which the rankings by words do not see.
 */
export class PhraseMeans {
  readonly #phrases: { id: number; weight: number; pieces: string[] }[] = [];
  readonly #counts = new Map<string, number>();
  /** Of each question that contains a piece: the piece's weight in its mean, and how many of its phrases contain it. */
  readonly #means = new Map<string, Map<number, { weight: number; count: number }>>();

  add(id: number, phrases: readonly WeightedPhrase[]): void {
    for (const { text, weight } of phrases) {
      const pieces = piecesOf(text);
      this.#phrases.push({ id, weight, pieces });
      for (const piece of pieces) this.#counts.set(piece, (this.#counts.get(piece) ?? 0) + 1);
    }
  }

  async finish(pause: () => Promise<void>): Promise<void> {
    const sizes = new Map<number, number>();
    let last: number | null = null;
    for (const { id, weight, pieces } of this.#phrases) {
      if (id !== last) await pause();
      last = id;
      const length = Math.hypot(...pieces.map((piece) => this.#rarity(piece))) || 1;
      for (const piece of pieces) {
        const means = this.#means.get(piece) ?? new Map<number, { weight: number; count: number }>();
        const mean = means.get(id) ?? { weight: 0, count: 0 };
        mean.weight += (weight * this.#rarity(piece)) / length;
        mean.count += 1;
        this.#means.set(piece, means.set(id, mean));
      }
    }
    for (const means of this.#means.values())
      for (const [id, { weight }] of means) sizes.set(id, (sizes.get(id) ?? 0) + weight ** 2);
    await pause();
    for (const means of this.#means.values())
      for (const [id, mean] of means) mean.weight /= Math.sqrt(sizes.get(id) ?? 1);
    // Only their number is needed, for the rarity.
    for (const phrase of this.#phrases) phrase.pieces = [];
  }

  /** How like a term the mean of each question is; questions without a common piece are missing. */
  scores(term: string): Map<number, number> {
    const scores = new Map<number, number>();
    for (const piece of piecesOfTerm(term))
      for (const [id, { weight }] of this.#means.get(piece) ?? [])
        scores.set(id, (scores.get(id) ?? 0) + weight * this.#rarity(piece));
    return scores;
  }

  /** The share (0 to 1) of a term's pieces, weighted by their rarity, that many phrases of a question contain. */
  shareOf(term: string, id: number): number {
    let [found, all] = [0, 0];
    for (const piece of piecesOfTerm(term)) {
      const count = this.#means.get(piece)?.get(id)?.count ?? 0;
      all += this.#rarity(piece);
      found += (this.#rarity(piece) * count) / (count + HALF);
    }
    return all === 0 ? 0 : found / all;
  }

  #rarity(piece: string): number {
    return Math.log(this.#phrases.length / (this.#counts.get(piece) ?? 1));
  }
}

function piecesOf(text: string): string[] {
  return [...new Set(characterNgrams(tellingTexts(text), LENGTHS))];
}

function piecesOfTerm(term: string): string[] {
  return [...new Set(characterNgrams(tellingTexts(term).slice(0, MAX_WORDS), LENGTHS))];
}
