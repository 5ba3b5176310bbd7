import { characterNgrams, tellingTexts } from "~/text/words";

export type Phrase = { text: string; weight: number };

const LENGTHS = [4];
/** A piece that so many phrases of a question contain counts half: in a single phrase, it may have been said in passing. */
const HALF = 2;

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
   * its phrases contain. Reads `most` words.
   */
  shares(term: string, most: number): Map<number, number> {
    const pieces = piecesOf(tellingTexts(term).slice(0, most)).map((piece) => {
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
