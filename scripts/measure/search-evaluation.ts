import type { ExpectedSearch } from "../../compiler/read/search-words";

export type Evaluation = {
  /** The share of searches (0 to 1) whose first result is expected. */
  first: number;
  /** The share of searches (0 to 1) with an expected result among the first three. */
  amongThree: number;
  /** The mean reciprocal rank of the first expected result. A search without an expected result counts as 0. */
  meanReciprocalRank: number;
  /** The number of searches without results. */
  silent: number;
  /** The searches without an expected result among the first three. */
  misses: { search: ExpectedSearch; found: number[] }[];
};

/** Runs the searches sequentially. `find` returns the ids that a search finds, best first. */
export async function evaluate(
  searches: ExpectedSearch[],
  find: (term: string) => Promise<number[]>,
): Promise<Evaluation> {
  const results: { search: ExpectedSearch; found: number[]; place: number }[] = [];
  for (const search of searches) {
    const found = await find(search.requete);
    results.push({ search, found, place: 1 + found.findIndex((id) => search.reponses.includes(id)) });
  }
  const share = (isCounted: (place: number) => boolean) =>
    results.filter(({ place }) => isCounted(place)).length / results.length;
  const isAmongThree = (place: number) => place >= 1 && place <= 3;
  return {
    first: share((place) => place === 1),
    amongThree: share(isAmongThree),
    meanReciprocalRank:
      results.reduce((sum, { place }) => sum + (place > 0 ? 1 / place : 0), 0) / results.length,
    silent: results.filter(({ found }) => found.length === 0).length,
    misses: results.filter(({ place }) => !isAmongThree(place)),
  };
}
