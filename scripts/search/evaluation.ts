import type { ExpectedSearch } from "../../app/domain/content/search-words";

export type Evaluation = {
  /** The share of searches whose first answer is a good one, from 0 to 1. */
  first: number;
  /** The share of searches with a good answer among the first three. */
  amongThree: number;
  /** The mean of 1 / the place of the first good answer; 0 for a search without one. */
  meanReciprocalRank: number;
  /** How many searches find nothing. */
  silent: number;
  /** The searches without a good answer among the first three. */
  misses: { search: ExpectedSearch; found: number[] }[];
};

/** Runs every search, one after the other. `find` returns the ids that a search finds, best first. */
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
