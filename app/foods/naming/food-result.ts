import { type Advice, adviceFor, strictestFor, strictness } from "~/foods/look-up/advice";
import type { Food } from "~/foods/food";
import { alsoLines, shortName } from "~/foods/food-words";
import {
  EVERYONE,
  type Situation,
  situationPath,
  warningFor,
  withSituation,
} from "~/foods/look-up/situation";
import { lookUpPath } from "~/foods/look-up/look-up";
import type { StorageQuestion, TermReading } from "./read-term";
import {
  mainPlace,
  placeLabel,
  readDuration,
  type Storage,
  type StoragePlace,
  STORAGE_PLACES,
} from "~/foods/storage/storage";
import { storageListPath } from "~/foods/storage/storage-list";

/** The maximum number of foods: more would push the questions down. */
const MOST_FOODS = 4;
/** The least number of foods that a broad name means: « fromage », but not « gros » or « aliments ». */
const LEAST_BROAD = 4;

export type VerdictCard = Pick<Food, "name" | "path" | "replacement"> & {
  kind: "verdict";
  situation: Pick<Situation, "key" | "title">;
  warning: string | null;
  advice: Pick<Advice, "verdict" | "condition" | "reason">;
  /** What to read below the reason: whose advice it is, and further conditions. */
  notes: string[];
  listPath: string;
};

export type ListCard = { kind: "list"; name: string; path: string; pdf: string };

export type StorageCard = Pick<Storage, "name" | "discardIf" | "advice"> & {
  kind: "storage";
  path: string;
  /** Whether the duration is a range. Fragile people should then use its shorter limit. */
  isRange: boolean;
  /** The duration in each place where the food can be stored. The place that answers the question comes first. */
  durations: { label: string; text: string; isMain: boolean }[];
  firstRule: string;
};

export type FoodResult = {
  /** Null unless the term names a person, or asks how long the food keeps. */
  card: VerdictCard | ListCard | StorageCard | null;
  links: { name: string; path: string }[];
};

type Asked = Pick<TermReading, "foods" | "persons" | "isPersonAlone" | "isWhole" | "subject"> & {
  choice: Food[];
};

/**
 * The foods in a term, strictest verdict first; if several situations are named, for the one with the strictest advice. There
 * is no verdict without a person, or if a word is not understood. If an emergency card is shown, includes only « à éviter »,
 * because another verdict could contradict the card. For a broad name, such as « fromage », or « saumon », whose foods have
 * different verdicts, a link to the choice of foods. For a person without a food, the list.
 */
export function verdictResult(
  { foods, persons, isPersonAlone, isWhole, subject, choice }: Asked,
  everyone: Situation,
  { isUrgent }: { isUrgent: boolean },
): FoodResult | null {
  const situation = strictestFor(foods.length > 0 ? foods : choice, persons) ?? everyone;
  const { key, title } = situation;
  if (isPersonAlone) return isUrgent ? null : listResult(persons);
  const isBroad = foods.length === 0 ? choice.length >= LEAST_BROAD : isChoice(foods, choice, situation);
  if (isBroad && persons.length > 0 && !isUrgent) {
    const name = `${choice.length} aliments pour «\u00a0${subject}\u00a0»`;
    return { card: null, links: [{ name, path: lookUpPath(subject, key) }] };
  }
  const judged = foods
    .map((food) => ({ food, path: withSituation(food.path, key), advice: adviceFor(food, situation) }))
    .filter(({ advice }) => !isUrgent || advice.verdict === "eviter")
    .sort((one, other) => strictness(one.advice.verdict) - strictness(other.advice.verdict))
    .slice(0, MOST_FOODS);
  const [first, ...others] = judged;
  if (!first) return null;
  const links = (all: typeof judged) => all.map(({ food, path }) => ({ name: shortName(food.name), path }));
  if (key === EVERYONE || !isWhole) return { card: null, links: links(judged) };
  const { food, path, advice } = first;
  const { verdict, condition, reason, likeOthers } = advice;
  return {
    card: {
      kind: "verdict",
      ...{ name: food.name, path, replacement: food.replacement },
      situation: { key, title },
      warning: warningFor(food, situation),
      advice: { verdict, condition, reason },
      notes: [...alsoLines(advice), ...(likeOthers ? [likeOthers] : [])],
      listPath: situationPath(key),
    },
    links: links(others),
  };
}

/** Whether one name means several foods, whose verdicts differ. Two names, as in « sushi saumon », have the strictest verdict. */
function isChoice(foods: Food[], choice: Food[], situation: Situation): boolean {
  const verdicts = new Set(foods.map((food) => adviceFor(food, situation).verdict));
  return verdicts.size > 1 && foods.every((food) => choice.includes(food));
}

function listResult([first, ...others]: readonly Situation[]): FoodResult | null {
  if (!first) return null;
  const path = situationPath(first.key);
  return {
    card: { kind: "list", name: first.title, path, pdf: `${path}.pdf` },
    links: others.map(({ key, title }) => ({ name: title, path: situationPath(key) })),
  };
}

function isRange(text: string): boolean {
  const { min, max } = readDuration(text);
  return min !== null && min !== max;
}

/** The names of foods for babies. A term that does not say so means another food: « lait » is not breast milk. */
const FOR_BABIES = /maternel|infantile|bébé/i;

/**
 * The storage durations that a term asks for. The card prefers, in this order, a food that is not for babies, a food that is kept in the
 * place that the term names, and the shortest time: « riz » is rather cooked rice than a packet of rice.
 */
export function storageResult({ entries, place }: StorageQuestion, firstRule: string): FoodResult {
  const isKeptThere = ({ places }: Storage) => place === null || places[place] !== null;
  const rank = (entry: Storage) => 2 * Number(FOR_BABIES.test(entry.name)) + Number(!isKeptThere(entry));
  const [first, ...others] = entries
    .toSorted(
      (one, other) => rank(one) - rank(other) || shortestDays(one, place) - shortestDays(other, place),
    )
    .slice(0, MOST_FOODS);
  const path = (name: string) => storageListPath({ term: name });
  return {
    card: first ? storageCard(first, place, { path: path(first.name), firstRule }) : null,
    links: others.map(({ name }) => ({ name, path: path(name) })),
  };
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

function storageCard(
  entry: Storage,
  place: StoragePlace | null,
  texts: Pick<StorageCard, "path" | "firstRule">,
): StorageCard {
  const main = mainPlace(entry, place);
  const durations = STORAGE_PLACES.flatMap((each) => {
    const text = entry.places[each];
    return text === null ? [] : [{ label: placeLabel(each, entry.places), text, isMain: each === main }];
  });
  const { name, discardIf, advice } = entry;
  return {
    kind: "storage",
    ...{ name, discardIf, advice, ...texts },
    isRange: [entry.places.ferme, entry.places.ouvert].some((text) => text !== null && isRange(text)),
    durations: durations.sort((one, other) => Number(other.isMain) - Number(one.isMain)),
  };
}
