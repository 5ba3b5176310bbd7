import { patternWords } from "~/domain/search/word-pattern";
import { adviceFor, strictness } from "./advice";
import type { Food } from "./food";
import type { IndexedFood } from "./find-foods";
import { namedIn, namesByRoot, rootSet } from "./named-foods";
import { EVERYONE, type Situation } from "./situation";
import { situationFinder, withoutSituations } from "./situation-words";

/**
 * The foods and the situation that a search term asks about: « saumon fumé enceinte », « miel bébé 8 mois », « puis-je manger
 * du brie ».
 */
export type FoodQuestion = {
  /** Several foods can have the same name, and a term can name several. */
  foods: Food[];
  /** The key of the situation; `EVERYONE` if the term does not name a situation. */
  situation: string;
};

export type ReadFoodQuestion = (term: string) => FoodQuestion | null;

/** Words that only ask whether a food may be eaten. */
const ASKING = rootSet(
  `manger mange mangé mangent boire boit bu bois consommer droit autorisé permis interdit danger dangereux risque
   possible puis puisje conseillé déconseillé`,
);

/** Words that do not change the verdict if the term also names a situation. */
const BESIDE = rootSet(
  `suis sous est été ok oui non si avant pendant après quand maintenant trimestre début fin mois an semaine jour
   combien quantité verre tasse cuillère morceau tranche portion peu beaucoup souvent fois femme maman papa mari
   copine soeur frère amie ami mère père noël fête resto restaurant goûté acheté cadeau svp merci bonjour question`,
);

/**
 * Words for the child in situations of children. Other people do not count: « mamie a donné du miel au petit » is not about the
 * grandmother.
 */
const CHILD_WORDS = rootSet("bébé bb enfant fils fille garçon gamin petit petite nourrisson");
const CHILD_KEY = /^(?:bebe|enfant)-/;

/** A negation: « ne mange que des pâtes » and « ne veut plus de viande » are about appetite, not about a food. */
const NOT = /(?<= )(?:ne|n) /;

/**
 * Finds the foods and the situation that a term names. A term with other words, such as « gâteau au miel » or « cuire des
 * lentilles », is about something else and gets no verdict. If the term names several situations, the one with the strictest
 * advice counts.
 */
export function foodQuestionReader(
  index: readonly IndexedFood[],
  situations: readonly Situation[],
): ReadFoodQuestion {
  const names = namesByRoot(index.map(({ food, names: own }) => ({ thing: food, names: own })));
  const findSituations = situationFinder(situations);
  return (term) => {
    const meant = findSituations(term);
    const words = patternWords(term);
    if (NOT.test(words)) return null;
    const isAboutChild = meant.some(({ key }) => CHILD_KEY.test(key));
    const isBeside = (word: string, root: string) =>
      ASKING.has(root) ||
      (meant.length > 0 && (BESIDE.has(root) || /^\d+(?:er|ere|e|eme)?$/.test(word))) ||
      (isAboutChild && CHILD_WORDS.has(root));
    const { things: foods } = namedIn(names, withoutSituations(words, meant).trim().split(" "), isBeside);
    if (foods.length === 0) return null;
    return { foods, situation: strictest(foods, meant)?.key ?? EVERYONE };
  };
}

function strictest(foods: readonly Food[], meant: readonly Situation[]): Situation | undefined {
  const strict = (situation: Situation) =>
    Math.min(...foods.map((food) => strictness(adviceFor(food, situation).verdict)));
  return [...meant].sort((one, other) => strict(one) - strict(other))[0];
}
