import type { Food } from "~/foods/food";
import { allNames, begunBy, indexNames, nameParts, type Names, type Place } from "./names";
import { tellingWords, type Word, wordsOf } from "~/text/words";
import type { Situation } from "~/foods/look-up/situation";
import type { Storage, StoragePlace } from "~/foods/storage/storage";
import { readTimes, type Time } from "~/foods/storage/times";

export type TermReading = {
  /** Every food with a name in the term; empty if the term is about something else, such as a dish with the food in it. */
  foods: Food[];
  /** Whether all other words are understood; if not, a verdict could be wrong. */
  isWhole: boolean;
  /** The situations that the term names or that an age leads to; else those of vague words, such as « bébé ». */
  persons: Situation[];
  /** Whether the term names a person, and else only asks for a list, such as « aliments interdits grossesse ». */
  isPersonAlone: boolean;
  /** What the term asks the duration of; null if it asks for none, or does not name exactly one entry. */
  storage: StorageQuestion | null;
  /** The typed words of names of foods, and those that are not understood; empty if negated. */
  subject: string;
  /** The foods that the subject alone may mean, such as all those of « fromage ». */
  choice: Food[];
  /** The folded words without the persons, their ages and other times, such as weeks of pregnancy; the term if it names none. */
  withoutPersons: string;
};

/** The entries can be several, because names can begin with the same words. `place` is the place or state that the term names. */
export type StorageQuestion = { entries: Storage[]; place: StoragePlace | null };

type Phrasing = { situation: Situation; isVague: boolean };

type Role = "asking" | "around" | "keeping" | "kept" | StoragePlace;

/** The words that are common in questions about a food, each with its other endings. */
const ROLES: Record<Role, string> = {
  asking: `manger, mangeant, boire, boit, bu, bois, consommer, droit, autorisé, permis, interdit, danger, dangereux, risque,
    possible, puis, puisje, conseillé, déconseillé, envie, grave, liste, tableau, pdf, aliment, alimentation, nourriture, éviter,
    femme, cas`,
  // They do not change the answer if the term also names a person, or asks how long a food keeps.
  around: `suis, sous, est, été, ok, oui, non, si, avant, pendant, après, quand, maintenant, début, fin, mois, an, semaine, jour,
    heure, temps, combien, quantité, verre, tasse, cuillère, morceau, tranche, portion, peu, beaucoup, souvent, fois,
    maman, mère, papa, père, mari, copine, sœur, frère, amie, ami, noël, fête, resto, restaurant, goûté, acheté, cadeau, svp,
    merci, bonjour, question, prend, âge, nombre, gramme, e, er, ère, ème`,
  keeping: `garder, conserver, conservation, stocker, stockage, frigo, frigidaire, réfrigérateur, périmé, péremption, dlc, ddm,
    dluo, combien de jours, combien de temps, combien d’heures, combien de semaines, combien de mois, combien jours,
    combien temps, cb de jours, cb de temps, cb jours, cb temps`,
  kept: `en conserve, de conserve, depuis, date, dépassée, limite, consommation, longtemps, maximum, max, neuf, frais, froid,
    bac, pot, paquet, sachet, bocal, bon, encore, cb, maison, tupperware, resté`,
  congelateur: "congélateur, congelo, congel, congeler, congélation, recongeler",
  placard: "placard, cave, température ambiante",
  ferme: "fermé, non ouvert, pas ouvert, non entamé, pas entamé, avant ouverture",
  ouvert: "ouvert, ouverture, ouvrir, entamé",
};
const PLACES = ["congelateur", "placard", "ferme", "ouvert"] as const;

const roleNames = Object.entries(ROLES).flatMap(([role, phrases]) =>
  phrases.split(",").map((phrase) => ({ thing: role, words: wordsOf(phrase) })),
);
const roles = indexNames(roleNames);
const commonRoots = new Set(roleNames.flatMap(({ words }) => words.map(({ root }) => root)));
/** « fois » is not « foie », although they have the same root. */
const commonTexts = new Set(roleNames.flatMap(({ words }) => words.map(({ text }) => text)));

/** Names that describe a food if they follow its name: « steak bleu ». */
const DESCRIBES = new Set(["bleu", "ros"]);
/** Words that join two names into the name of a single food, as in « œufs de saumon ». */
const OF = new Set(["d", "de", "des", "du"]);
/** « ne mange que des pâtes » and « ne veut plus de viande » are about appetite, not about a food. */
const NOT = new Set(["n", "ne"]);

/** The parts of an entry's name, and their beginnings with its last word: « poulet cru » for « Poulet, dinde crus ». */
function entryNames(name: string): string[] {
  const [whole, ...parts] = nameParts(name);
  const [first, last] = [name.split(" ")[0], name.split(" ").at(-1)];
  const begun = parts.length > 1 ? parts : [first];
  return [whole ?? "", ...parts, ...begun.map((part) => `${part} ${last}`)];
}

/** Prepares the reading of search terms: which foods, persons, entries and times they name, and whether they ask how long a food keeps. */
export function termReader(
  foods: Names<Food>,
  storages: readonly Storage[],
  situations: readonly Situation[],
): (term: string) => TermReading {
  // « Huîtres » names « Huîtres non ouvertes ».
  const uncommon = (words: Word[]) => words.filter(({ root }) => !commonRoots.has(root));
  const entries = indexNames(
    storages.flatMap((thing) =>
      entryNames(thing.name).map((name) => ({ thing, words: uncommon(tellingWords(name)) })),
    ),
  );
  const named = indexNames(
    situations.flatMap((situation) => {
      const names = (phrasings: string[], isVague: boolean) =>
        phrasings.map((phrasing) => ({ thing: { situation, isVague }, words: wordsOf(phrasing) }));
      return [...names(situation.phrasings, false), ...names(situation.vaguePhrasings, true)];
    }),
  );
  return (term) => {
    const words = wordsOf(term);
    const said = allNames(roles, words);
    const saying = (...wanted: string[]) =>
      said.filter(({ things }) => things.some((role) => wanted.includes(role)));
    const isKeeping = saying("keeping", "congelateur", "ouvert").length > 0;
    const phrases = allNames(named, words);
    const phrasings = phrases.flatMap(({ things }) => things);
    const times = readTimes(words);
    const ages = isKeeping ? [] : agesIn(times, phrasings);
    const persons = personsIn(phrasings, ages, situations);
    const hasPerson = persons.length > 0;
    const withoutPersons = outside([...phrases, ...times], words);
    const isNegated = words.some(({ text }) => NOT.has(text));
    const common = saying("asking", hasPerson ? "around" : "");
    const eaten = namesIn(foods, words, { times, phrases, common });
    const stored = namesIn(entries, words, { times, phrases, common: said, isBeginningEnough: true });
    const subject = isNegated ? "" : eaten.subject;
    const asking = saying("asking").filter(({ at }) => !isIn(eaten.spans, at));
    const isAskedHowLong =
      isKeeping ||
      times.some((time) => !ages.includes(time) && time.relation !== "during" && time.relation !== "at");
    return {
      foods: eaten.isClear && (eaten.isWhole || hasPerson) && !isNegated ? eaten.things : [],
      isWhole: eaten.isWhole,
      persons,
      isPersonAlone:
        hasPerson &&
        !isNegated &&
        outside([...phrases, ...times, ...asking], words).every(({ isQuiet }) => isQuiet),
      storage:
        !hasPerson && isAskedHowLong && stored.isWhole && stored.isClear && stored.spans.length === 1
          ? { entries: stored.things, place: PLACES.find((place) => saying(place).length > 0) ?? null }
          : null,
      subject,
      choice: begunBy(foods, tellingWords(subject)),
      withoutPersons: hasPerson ? withoutPersons.map(({ text }) => text).join(" ") : term,
    };
  };
}

/**
 * A number of years is an age. A number of months is one if the term names a child, or nobody and at least 6 months: « 3 mois »
 * and « enceinte de 8 mois » are nobody's age.
 */
function agesIn(times: readonly Time[], phrasings: readonly Phrasing[]): Time[] {
  const isChildNamed = phrasings.some(({ situation, isVague }) => isVague && situation.ages);
  const isOtherNamed = phrasings.some(({ isVague }) => !isVague);
  return times.filter(({ unit, months, relation }) => {
    if (relation === "since" || relation === "during" || unit === "hour") return false;
    if (unit === "year" || isChildNamed) return true;
    return unit === "month" && !isOtherNamed && (months >= 6 || relation !== null);
  });
}

function personsIn(
  phrasings: readonly Phrasing[],
  ages: readonly Time[],
  situations: readonly Situation[],
): Situation[] {
  const isAged = ({ ages: own }: Situation) =>
    ages.some(({ months, relation }) => {
      const age = relation === "before" ? months - 1 : months;
      return own && age >= own.from && age < own.before;
    });
  const isNamed = (each: Situation, vaguely: boolean) =>
    phrasings.some(({ situation, isVague }) => situation === each && isVague === vaguely);
  const clear = situations.filter((each) => isNamed(each, false) || isAged(each));
  return clear.length > 0 || ages.length > 0 ? clear : situations.filter((each) => isNamed(each, true));
}

type Known = Record<"times" | "phrases" | "common", readonly Place[]> & { isBeginningEnough?: boolean };

/**
 * The things that words name. `isWhole`: there are no unknown words. `isClear`: no name is next to an unknown word or a part of
 * another name.
 */
function namesIn<T>(names: Names<T>, words: readonly Word[], { times, phrases, common, ...options }: Known) {
  const spans = allNames(names, words, options).filter(
    ({ at, end }) =>
      !isIn([...times, ...phrases], at) && words.slice(at, end).some(({ text }) => !commonTexts.has(text)),
  );
  const others = outside([...spans, ...times, ...phrases, ...common], words);
  const unknown = others.filter(({ isQuiet, text }) => !isQuiet && !/^\d/.test(text));
  const isTelling = (word: Word) => !word.isQuiet || !others.includes(word);
  const isClear = spans.every(({ at, end, things }, place) => {
    const next = words.slice(end).find(isTelling);
    const before = words.slice(0, at).findLast(isTelling);
    const last = spans[place - 1];
    const isOf = OF.has(words[end]?.text ?? "") && next && !isIn(times, words.indexOf(next));
    const isDescription =
      last?.end === at &&
      DESCRIBES.has(words[at]?.root ?? "") &&
      !things.some((each) => last.things.includes(each));
    return !isOf && !isDescription && !unknown.some((word) => word === next || word === before);
  });
  const named = words.filter((word, place) => isIn(spans, place) || unknown.includes(word));
  return {
    things: [...new Set(spans.flatMap(({ things }) => things))],
    spans,
    isWhole: unknown.length === 0,
    isClear,
    subject: named.map(({ typed }) => typed).join(" "),
  };
}

function isIn(places: readonly Place[], word: number): boolean {
  return places.some(({ at, end }) => word >= at && word < end);
}

function outside(places: readonly Place[], words: readonly Word[]): Word[] {
  return words.filter((_word, word) => !isIn(places, word));
}
