import { adviceFor, strictness } from "./advice";
import { FOOD_VERDICTS, type Food, type FoodLink, type FoodVerdict } from "./food";
import { EVERYONE, type Situation } from "./situation";

export type FamilyName = { slug: string; name: string };
export type ListedFood = FoodLink & { note: string | null };
export type ListedFamily = FamilyName & { foods: ListedFood[] };

/** The foods that have the same verdict in a situation. The verdict null means « rien de particulier ». */
export type AdviceGroup = { verdict: FoodVerdict | null; count: number; families: ListedFamily[] };

/**
 * Groups the foods for which there is advice in a situation by verdict, strictest first and « rien de particulier » last. If
 * the situation has a rule for all other foods, includes only foods with a rule for this situation.
 */
export function listAdvice(
  foods: readonly Food[],
  situation: Situation,
  families: readonly FamilyName[],
): AdviceGroup[] {
  const listed = foods.flatMap((food) => {
    const hasOwn = food.rules.some((rule) => rule.situation === situation.key);
    if (situation.defaultRule && !hasOwn) return [];
    const { verdict, condition, coverage } = adviceFor(food, situation);
    if (coverage === "unknown") return [];
    const { id, name, path, family } = food;
    return [{ verdict, family, listed: { id, name, path, note: noteOf(food, verdict, condition) } }];
  });
  return [...FOOD_VERDICTS, null].flatMap((verdict) => {
    const ofVerdict = listed.filter((each) => each.verdict === verdict);
    if (ofVerdict.length === 0) return [];
    const grouped = families.map(({ slug, name }) => ({
      ...{ slug, name },
      foods: byName(ofVerdict.filter(({ family }) => family === slug).map(({ listed: food }) => food)),
    }));
    return [{ verdict, count: ofVerdict.length, families: largestFirst(grouped) }];
  });
}

function noteOf({ replacement }: Food, verdict: FoodVerdict | null, condition: string | null): string | null {
  const instead = verdict === "eviter" && replacement !== null ? `à la place\u202f: ${replacement}` : null;
  return [condition, instead].filter((part) => part !== null).join("\u00a0· ") || null;
}

/** The families that have foods, largest family first. */
export function foodsByFamily(foods: readonly Food[], families: readonly FamilyName[]): ListedFamily[] {
  return largestFirst(
    families.map(({ slug, name }) => ({
      ...{ slug, name },
      foods: byName(foods.filter(({ family }) => family === slug)).map((food) => ({
        ...{ id: food.id, name: food.name, path: food.path },
        note: null,
      })),
    })),
  );
}

function largestFirst(families: ListedFamily[]): ListedFamily[] {
  return families
    .filter(({ foods }) => foods.length > 0)
    .sort((one, other) => other.foods.length - one.foods.length);
}

function byName<T extends { name: string }>(foods: T[]): T[] {
  return foods.sort((one, other) => one.name.localeCompare(other.name, "fr"));
}

/** The letters from A to Z, each with the foods whose names begin with the letter. */
export function foodsByLetter(foods: readonly Food[]): { letter: string; foods: FoodLink[] }[] {
  const letters = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place));
  const sorted = byName(foods.map(({ id, name, path }) => ({ id, name, path })));
  return letters.map((letter) => ({
    letter,
    foods: sorted.filter(({ name }) => firstLetter(name) === letter),
  }));
}

/** The first letter of a name, without its accent; « O » for « Œuf ». */
function firstLetter(name: string): string {
  return name.replace(/^œ/i, "O").normalize("NFD").charAt(0).toUpperCase();
}

export type SituationCount = { situation: Situation; foods: number; avoided: number };

/** The number of foods in the list of each situation. Situations without a list are missing. */
export function countAdvice(foods: readonly Food[], situations: readonly Situation[]): SituationCount[] {
  const anyFamily = [...new Set(foods.map(({ family }) => family))].map((slug) => ({ slug, name: slug }));
  return situations.flatMap((situation) => {
    const groups = listAdvice(foods, situation, anyFamily);
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    const avoided = groups.find(({ verdict }) => verdict === "eviter")?.count ?? 0;
    return total === 0 ? [] : [{ situation, foods: total, avoided }];
  });
}

/** Sorts foods with the same name by their advice, strictest first. */
export function strictestFirst(foods: readonly Food[], situation: Situation): Food[] {
  const strict = (food: Food) => strictness(adviceFor(food, situation).verdict);
  return [...foods].sort((one, other) => strict(one) - strict(other) || one.id - other.id);
}

export function isEveryone({ key }: Pick<Situation, "key">): boolean {
  return key === EVERYONE;
}
