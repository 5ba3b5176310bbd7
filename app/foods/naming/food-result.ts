import { type Advice, adviceFor, strictestFor, strictness } from "~/foods/look-up/advice";
import type { Food } from "~/foods/food";
import { EVERYONE, type Situation } from "~/foods/look-up/situation";
import type { StorageQuestion, TermReading } from "./read-term";
import { readDuration, type Storage, type StoragePlace, STORAGE_PLACES } from "~/foods/storage/storage";

/** The maximum number of foods: more would push the questions down. */
export const MOST_FOODS = 4;
/** The least number of foods that a broad name means: « fromage », but not « gros » or « aliments ». */
const LEAST_BROAD = 4;

export type JudgedFood = { food: Food; advice: Advice };

/**
 * What a search shows of the foods that its term names, strictest verdict first. `verdict`: the first one's for a person. `choice`: all that
 * one name means, with their verdicts. `foods`: only links to them. `list`: that of each person. `storage`: how long the first one keeps.
 */
export type FoodResult =
  | { kind: "verdict" | "foods"; situation: Situation; foods: JudgedFood[] }
  | { kind: "choice"; situation: Situation; foods: JudgedFood[]; name: string }
  | { kind: "list"; persons: Situation[] }
  | { kind: "storage"; entries: Storage[]; place: StoragePlace | null; firstRule: string };

/**
 * The foods in a term; if several situations are named, for the one with the strictest advice. There is no verdict without a person, or if
 * a word is not understood. If an emergency card is shown, includes only « à éviter », because another verdict could contradict the card. A
 * broad name, such as « fromage », or « saumon », whose foods have different verdicts, leads to the choice.
 */
export function verdictResult(
  { foods: named, persons, isPersonAlone, isWhole, subject, choice }: TermReading,
  everyone: Situation,
  { isUrgent }: { isUrgent: boolean },
): FoodResult | null {
  const situation = strictestFor(named.length > 0 ? named : choice, persons) ?? everyone;
  const judge = (foods: Food[]): JudgedFood[] =>
    foods
      .map((food) => ({ food, advice: adviceFor(food, situation) }))
      .sort((one, other) => strictness(one.advice.verdict) - strictness(other.advice.verdict));
  if (isPersonAlone) return isUrgent ? null : { kind: "list", persons };
  const judged = judge(named);
  // Two names, as in « sushi saumon », have the strictest verdict.
  const isOneName = named.every((food) => choice.includes(food));
  const isBroad =
    named.length === 0
      ? choice.length >= LEAST_BROAD
      : isOneName && new Set(judged.map(({ advice }) => advice.verdict)).size > 1;
  if (isBroad && persons.length > 0 && !isUrgent)
    return { kind: "choice", situation, foods: judge(choice), name: subject };
  const foods = judged.filter(({ advice }) => !isUrgent || advice.verdict === "eviter").slice(0, MOST_FOODS);
  if (foods.length === 0) return null;
  return { kind: situation.key === EVERYONE || !isWhole ? "foods" : "verdict", situation, foods };
}

/** The names of foods for babies. A term that does not say so means another food: « lait » is not breast milk. */
const FOR_BABIES = /maternel|infantile|bébé/i;

/**
 * The storage durations that a term asks for. First comes, in this order, a food that is not for babies, a food that is kept in the place
 * that the term names, and the shortest time: « riz » is rather cooked rice than a packet of rice.
 */
export function storageResult({ entries, place }: StorageQuestion, firstRule: string): FoodResult {
  const isKeptThere = ({ places }: Storage) => place === null || places[place] !== null;
  const rank = (entry: Storage) => 2 * Number(FOR_BABIES.test(entry.name)) + Number(!isKeptThere(entry));
  const sorted = entries.toSorted(
    (one, other) => rank(one) - rank(other) || shortestDays(one, place) - shortestDays(other, place),
  );
  return { kind: "storage", entries: sorted.slice(0, MOST_FOODS), place, firstRule };
}

/** The shortest time that an entry keeps, in the place that the term names, or else outside the freezer. */
function shortestDays({ places }: Storage, named: StoragePlace | null): number {
  const outside = STORAGE_PLACES.filter((place) => place !== "congelateur");
  const asked = named && places[named] !== null ? [named] : outside;
  return Math.min(
    ...asked.map((place) => {
      const { min, max } = readDuration(places[place] ?? "");
      return min ?? max ?? Number.MAX_SAFE_INTEGER;
    }),
  );
}
