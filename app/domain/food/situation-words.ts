import { compileForWords, patternWords, withoutAlternatives } from "~/domain/search/word-pattern";
import type { Situation } from "./situation";

/**
 * Returns a function that finds the situations that a term names. Vague words, such as « bébé » without an age, count only if
 * the term does not name a situation clearly.
 */
export function situationFinder(situations: readonly Situation[]): (term: string) => Situation[] {
  const named = situations.map((situation) => ({
    situation,
    isNamed: compileForWords(situation.words, {}),
    isVaguelyNamed: compileForWords(situation.vagueWords, {}),
  }));
  return (term) => {
    const words = patternWords(term);
    const clear = named.filter(({ isNamed }) => isNamed(words));
    const found = clear.length > 0 ? clear : named.filter(({ isVaguelyNamed }) => isVaguelyNamed(words));
    return found.map(({ situation }) => situation);
  };
}

/** Removes the words that name these situations from `words` (see `patternWords`). */
export function withoutSituations(words: string, situations: readonly Situation[]): string {
  return situations.reduce(
    (left, situation) => withoutAlternatives(left, [...situation.words, ...situation.vagueWords]),
    words,
  );
}
