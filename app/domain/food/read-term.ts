import type { Food } from "./food";
import {
  allNames,
  indexNames,
  longestName,
  nameParts,
  type Names,
  type Span,
  tellingWords,
  type Word,
  wordsOf,
} from "./names";
import type { Situation } from "./situation";
import type { Storage, StoragePlace } from "./storage";
import { readTimes, type Time } from "./times";

/** What a search term names. */
export type TermReading = {
  /** Every food with a name in the term; empty if the term is about something else, such as a dish with the food in it. */
  foods: Food[];
  /** Whether all other words are understood; if not, a verdict could be wrong. */
  isWhole: boolean;
  /** The situations that the term names; those that an age leads to; or else those of vague words such as « bébé ». */
  persons: Situation[];
  /** The times that are nobody's age. */
  times: Time[];
  isAboutStorage: boolean;
  /** What the term asks the duration of; null if it asks for none, or names no entry exactly. */
  storage: StorageQuestion | null;
  /** The typed words that remain without persons, times and what is common in questions about food; empty if negated. */
  subject: string;
  /** The folded words of the term without the persons and their ages. */
  withoutPersons: string;
};

/** The entries can be several, because names can begin with the same words. `place` is the place or state that the term names. */
export type StorageQuestion = { entries: Storage[]; place: StoragePlace | null };

/** What terms can name. */
export type Vocabulary = {
  foods: Names<Food>;
  entries: Names<Storage>;
  persons: Names<{ situation: Situation; isVague: boolean }>;
  situations: readonly Situation[];
};

type Role = "asking" | "around" | "keeping" | "kept" | StoragePlace;

/** The words and phrases that are common in questions about a food. Each stands for its other endings. */
const ROLES: Record<Role, string> = {
  // They only ask whether a food may be eaten.
  asking: `manger, mangeant, boire, boit, bu, bois, consommer, droit, autorisé, permis, interdit, danger, dangereux, risque,
    possible, puis, puisje, conseillé, déconseillé`,
  // They do not change the answer if the term also names a person, or asks how long a food keeps.
  around: `suis, sous, est, été, ok, oui, non, si, avant, pendant, après, quand, maintenant, début, fin, mois, an, semaine, jour, heure,
    temps, combien, quantité, verre, tasse, cuillère, morceau, tranche, portion, peu, beaucoup, souvent, fois, femme, maman,
    mère, papa, père, mari, copine, sœur, frère, amie, ami, noël, fête, resto, restaurant, goûté, acheté, cadeau, svp, merci,
    bonjour, question, er, ère, ème`,
  // They ask how long a food keeps.
  keeping: `garder, conserver, conservation, stocker, stockage, frigo, frigidaire, réfrigérateur, périmé, péremption, dlc, ddm,
    dluo, combien de jours, combien de temps, combien d’heures, combien de semaines, combien de mois, combien jours,
    combien temps, cb de jours, cb de temps, cb jours, cb temps`,
  kept: `en conserve, de conserve, depuis, date, dépassée, limite, consommation, longtemps, maximum, max, neuf, frais,
    froid, bac, pot, paquet, sachet, bocal, bon, encore, cb, maison, tupperware, resté`,
  congelateur: "congélateur, congelo, congel, congeler, congélation, recongeler",
  placard: "placard, cave, température ambiante",
  ferme: "fermé, non ouvert, pas ouvert, non entamé, pas entamé, avant ouverture",
  ouvert: "ouvert, ouverture, ouvrir, entamé",
};
const IS_KEEPING = new Set<Role>(["keeping", "congelateur", "ouvert"]);
/** The first place that a term names counts. */
const PLACES = ["congelateur", "placard", "ferme", "ouvert"] as const;

const roles = indexNames(
  Object.entries(ROLES).flatMap(([role, phrases]) =>
    phrases.split(",").map((phrase) => ({ thing: role, words: wordsOf(phrase) })),
  ),
);

/** Names that describe a food if they follow its name: « steak bleu ». */
const DESCRIBES = new Set(wordsOf("bleu rosé").map(({ root }) => root));
/** Words that join two names into the name of a single food, as in « œufs de saumon ». */
const OF = new Set(["d", "de", "des", "du"]);
/** « ne mange que des pâtes » and « ne veut plus de viande » are about appetite, not about a food. */
const NOT = new Set(["n", "ne"]);

export function termVocabulary(
  foods: readonly Food[],
  entries: readonly Storage[],
  situations: readonly Situation[],
): Vocabulary {
  const common = new Set(Object.values(ROLES).flatMap((phrases) => wordsOf(phrases).map(({ root }) => root)));
  return {
    foods: indexNames(
      foods.flatMap((food) =>
        [...nameParts(food.name), ...food.synonyms].map((name) => ({
          thing: food,
          words: tellingWords(name),
        })),
      ),
    ),
    // « Huîtres » names « Huîtres non ouvertes ».
    entries: indexNames(
      entries.flatMap((entry) =>
        nameParts(entry.name).map((name) => ({
          thing: entry,
          words: tellingWords(name).filter(({ root }) => !common.has(root)),
        })),
      ),
    ),
    persons: indexNames(
      situations.flatMap((situation) =>
        [
          ...situation.phrasings.map((phrasing) => ({ phrasing, isVague: false })),
          ...situation.vaguePhrasings.map((phrasing) => ({ phrasing, isVague: true })),
        ].map(({ phrasing, isVague }) => ({ thing: { situation, isVague }, words: wordsOf(phrasing) })),
      ),
    ),
    situations,
  };
}

/** Reads the foods, persons and times that a search term names, and whether it asks how long a food keeps. */
export function readTerm(
  term: string,
  { foods, entries, situations, ...vocabulary }: Vocabulary,
): TermReading {
  const words = wordsOf(term);
  const said = allNames(roles, words);
  const has = (role: string) => said.some(({ things }) => things.includes(role));
  const isKeeping = [...IS_KEEPING].some(has);
  const phrases = allNames(vocabulary.persons, words);
  const { ages, times } = splitAges(readTimes(words), phrases, isKeeping);
  const persons = personsIn(phrases, ages, situations);
  const apart = [...phrases, ...ages];

  const eaten = piecesOf(foods, words, {
    apart,
    common: said.filter(
      ({ things }) => things.includes("asking") || (persons.length > 0 && things.includes("around")),
    ),
    times: persons.length > 0 ? times : [],
  });
  const isWhole = eaten.every(({ kind }) => kind !== "other");
  const isAbout = isAboutNames(eaten, words) && (isWhole || persons.length > 0);
  const isNegated = words.some(({ text }) => NOT.has(text));

  const stored = piecesOf(entries, words, { apart, common: said, times }, { isBeginningEnough: true });
  const isExact =
    persons.length === 0 &&
    stored.every(({ kind }) => kind !== "other") &&
    stored.filter(({ kind }) => kind === "name").length === 1 &&
    isAboutNames(stored, words);
  const isAboutStorage = isKeeping || (isExact && times.some(({ relation }) => relation !== "during"));
  return {
    foods: isAbout && !isNegated ? namesIn(eaten) : [],
    isWhole,
    persons,
    times,
    isAboutStorage,
    storage: isExact && isAboutStorage ? { entries: namesIn(stored), place: PLACES.find(has) ?? null } : null,
    subject: isNegated
      ? ""
      : typedIn(
          eaten.filter(({ kind }) => kind === "other" || kind === "name"),
          words,
        ),
    withoutPersons: persons.length === 0 ? term : wordsOutside(apart, words),
  };
}

type PersonSpan = Span<{ situation: Situation; isVague: boolean }>;

/**
 * A number of years is an age. A number of months is one if the term names a child, or nobody and at least 6 months: « 3 mois »
 * and « enceinte de 8 mois » are nobody's age.
 */
function splitAges(
  all: readonly Time[],
  phrases: readonly PersonSpan[],
  isKeeping: boolean,
): { ages: Time[]; times: Time[] } {
  const named = phrases.flatMap(({ things }) => things);
  const isChildNamed = named.some(({ situation, isVague }) => isVague && situation.ages);
  const isOtherNamed = named.some(({ isVague }) => !isVague);
  const isAge = ({ unit, months, relation }: Time) => {
    if (isKeeping || relation === "since" || relation === "during" || unit === "hour") return false;
    if (unit === "year" || isChildNamed) return true;
    return unit === "month" && !isOtherNamed && (months >= 6 || relation !== null);
  };
  return { ages: all.filter(isAge), times: all.filter((time) => !isAge(time)) };
}

function personsIn(
  phrases: readonly PersonSpan[],
  ages: readonly Time[],
  situations: readonly Situation[],
): Situation[] {
  const named = phrases.flatMap(({ things }) => things);
  const isAged = (situation: Situation) =>
    ages.some(({ months, relation }) => {
      const age = relation === "before" ? months - 1 : months;
      return situation.ages && age >= situation.ages.from && age < situation.ages.before;
    });
  const isNamed = (each: Situation, vague: boolean) =>
    named.some(({ situation, isVague }) => situation === each && isVague === vague);
  const clear = situations.filter((each) => isNamed(each, false) || isAged(each));
  return clear.length > 0 || ages.length > 0 ? clear : situations.filter((each) => isNamed(each, true));
}

/** A part of a term. Stop words between parts are left out. */
type Piece<T> = {
  kind: "name" | "apart" | "common" | "time" | "other";
  at: number;
  end: number;
  things: T[];
};

type Known = { apart: readonly Place[]; common: readonly Place[]; times: readonly Place[] };
type Place = { at: number; end: number };

function piecesOf<T>(
  names: Names<T>,
  words: readonly Word[],
  { apart, common, times }: Known,
  options: { isBeginningEnough?: boolean } = {},
): Piece<T>[] {
  const pieces: Piece<T>[] = [];
  for (let at = 0; at < words.length;) {
    const begins = (place: Place) => place.at === at;
    const person = apart.find(begins);
    const name = longestName(names, words, at, options);
    const time = times.find(begins);
    const known = common.find(begins);
    const nothing = { at, end: at + 1, things: [] };
    let piece: Piece<T> = { kind: "other", ...nothing };
    if (name && name.end > (person?.end ?? at)) piece = { kind: "name", ...name };
    else if (person) piece = { ...nothing, kind: "apart", end: person.end };
    else if (time) piece = { ...nothing, kind: "time", end: time.end };
    else if (known) piece = { ...nothing, kind: "common", end: known.end };
    else if (/^\d/.test(words[at]?.text ?? "")) piece = { ...nothing, kind: "common" };
    if (piece.kind !== "other" || !words[at]?.isQuiet) pieces.push(piece);
    at = piece.end;
  }
  return pieces;
}

/** Whether the term has names, and none of them is a part of another name or next to an unknown word. */
function isAboutNames<T>(pieces: readonly Piece<T>[], words: readonly Word[]): boolean {
  const isInAnother = (piece: Piece<T>, place: number) => {
    const [last, next] = [pieces[place - 1], pieces[place + 1]];
    if (last?.kind === "other" || next?.kind === "other") return true;
    if (next && next.kind !== "time" && OF.has(words[piece.end]?.text ?? "")) return true;
    return (
      last?.kind === "name" &&
      DESCRIBES.has(words[piece.at]?.root ?? "") &&
      !piece.things.some((thing) => last.things.includes(thing))
    );
  };
  const named = pieces.filter(({ kind }) => kind === "name");
  return (
    named.length > 0 && !pieces.some((piece, place) => piece.kind === "name" && isInAnother(piece, place))
  );
}

function namesIn<T>(pieces: readonly Piece<T>[]): T[] {
  return [...new Set(pieces.flatMap(({ things }) => things))];
}

function typedIn(places: readonly Place[], words: readonly Word[]): string {
  return places
    .flatMap(({ at, end }) => words.slice(at, end))
    .map(({ typed }) => typed)
    .join(" ");
}

function wordsOutside(places: readonly Place[], words: readonly Word[]): string {
  return words
    .filter((_word, place) => !places.some(({ at, end }) => place >= at && place < end))
    .map(({ text }) => text)
    .join(" ");
}
