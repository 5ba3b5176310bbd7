import { foldTerm } from "./folding";

/** The words of a text, folded, in order: « l », « oeuf », « dur » for « L’œuf dur ». */
export function termWords(text: string): string[] {
  return foldTerm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** Removes the most frequent French endings from a folded word, so that « lentilles » and « lentille » have the same root. */
export function wordRoot(word: string): string {
  return word.replace(/(?<=..)(ent|er|ee|[esx])[sx]?$/, "");
}

const QUIET = new Set(
  `a ai ainsi alors apres as au aux avec c ca car ce cela ces cest cette chez comment d dans de des dois doit donc donner du
   elle en es est et etre fait faire faut il ils j jai je l la le les leur leurs lui m ma mais me mes mon n ne nos notre nous on
   ont ou par pas peut peux plus pour pourquoi prendre qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont
   sur t ta te tes ton tous tout toute toutes tu un une va veut vos votre vous y`.split(/\s+/),
);

/** Whether a folded word is a stop word. */
export function isQuiet(word: string): boolean {
  return QUIET.has(word);
}
