import { bigram } from "n-gram";

/** The pairs of letters of a text, numbered where one comes again. */
function pairsOf(text: string): string[] {
  const times = new Map<string, number>();
  return bigram(text.toLowerCase()).map((pair) => {
    const time = (times.get(pair) ?? 0) + 1;
    times.set(pair, time);
    return pair + time;
  });
}

/**
 * The places of texts whose Sørensen–Dice similarity (0 to 1) is `least` or more, the earlier one first. What two texts share is
 * counted from the texts that hold each pair of letters, so that 20,000 questions take seconds.
 */
export function similarTexts(texts: readonly string[], least: number): [number, number][] {
  const holders = new Map<string, number[]>();
  const lengths: number[] = [];
  const found: [number, number][] = [];
  texts.forEach((text, later) => {
    const pairs = pairsOf(text);
    const shared = new Uint16Array(later);
    for (const pair of pairs) {
      const others = holders.get(pair);
      if (!others) {
        holders.set(pair, [later]);
        continue;
      }
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1;
      others.push(later);
    }
    shared.forEach((count, earlier) => {
      if (2 * count >= least * ((lengths[earlier] ?? 0) + pairs.length)) found.push([earlier, later]);
    });
    lengths.push(pairs.length);
  });
  return found;
}
