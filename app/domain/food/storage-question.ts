import { compilePatterns, patternWords } from "~/domain/search/word-pattern";
import { nameParts, rootsOf } from "./find-foods";
import { namedIn, namesByRoot, rootSet } from "./named-foods";
import { STORAGE_PLACES, type Storage, type StoragePlace } from "./storage";

/**
 * The entries and the place that a search term about storage names: « riz cuit frigo combien de jours », « le jambon ouvert se
 * garde combien de temps ».
 */
export type StorageQuestion = {
  /** There can be several, because names can begin with the same words. */
  entries: Storage[];
  /** The place or state that the term names. */
  place: StoragePlace | null;
};

/** Whether a term asks how long something keeps. */
export const isStorageQuestion = compilePatterns(
  [
    "gard*|conserver|conservent|conservation|conserves|stocker|stockage",
    "se|ca|il|elle|on|le|la|les|l|peut conserve",
    "frigo|frigidaire|refrigerateur|congelateur|congelo|congeler|congele|congelent|recongeler",
    "perime|perimee|perimes|perimees|peremption|dlc|ddm|dluo",
    "combien|cb d|de? jour|jours|temps|heures|mois",
  ],
  {},
);

/** Words of such a term that do not name a food. */
const BESIDE = rootSet(
  `combien temps jour heure semaine mois an garder garde conserver conservation conserve stocker stockage frigo
   frigidaire réfrigérateur congélateur congélo congeler congelé recongeler périmé péremption dlc ddm dluo date dépassée
   limite consommation longtemps maximum max ouvert ouverture entamé fermé neuf placard cave température ambiante
   frais froid bac pot paquet sachet bocal tranche manger bon encore puis puisje avant après depuis pendant non cb maison
   tupperware oui svp merci bonjour`,
);

/** The first place that matches a term counts, so « non ouvert » comes before « ouvert ». */
const PLACES: { place: StoragePlace; isNamed: (term: string) => boolean }[] = [
  {
    place: "congelateur",
    isNamed: compilePatterns(["congelateur|congelo|congeler|congele|congelent|recongeler"], {}),
  },
  { place: "placard", isNamed: compilePatterns(["placard|cave", "temperature ambiante"], {}) },
  {
    place: "ferme",
    isNamed: compilePatterns(["ferme|fermee|fermes|fermees", "non|pas ouv*|entam*", "avant ouverture"], {}),
  },
  { place: "ouvert", isNamed: compilePatterns(["ouv*|entam*"], {}) },
];

/**
 * Returns a function that finds the entries that a term asks about; null if the term is about something else, or does not
 * exactly name an entry.
 */
export function storageQuestionReader(entries: readonly Storage[]): (term: string) => StorageQuestion | null {
  const names = namesByRoot(
    entries.map((entry) => ({
      thing: entry,
      names: nameParts(entry.name).map((part) => ({ roots: withoutBeside(rootsOf(part)) })),
    })),
  );
  return (term) => {
    if (!isStorageQuestion(term)) return null;
    const isBeside = (word: string, root: string) => BESIDE.has(root) || /^\d+h?$/.test(word);
    const words = patternWords(term).trim().split(" ");
    const found = namedIn(names, words, isBeside, { isBeginningEnough: true });
    if (found.count !== 1) return null;
    return { entries: found.things, place: PLACES.find(({ isNamed }) => isNamed(term))?.place ?? null };
  };
}

/** Removes such words from a name, so that « huîtres » names « Huîtres non ouvertes ». */
function withoutBeside(roots: string): string {
  return roots
    .split(" ")
    .filter((root) => !BESIDE.has(root))
    .join(" ");
}

/**
 * The place whose duration answers the question: the place that the term names, or else the refrigerator if only one state has
 * a duration there; null if both states matter.
 */
export function mainPlace({ places }: Storage, named: StoragePlace | null): StoragePlace | null {
  if (named && places[named] !== null) return named;
  const kept = STORAGE_PLACES.filter((place) => places[place] !== null);
  const chilled = kept.filter((place) => place === "ferme" || place === "ouvert");
  const [only, second] = chilled.length > 0 ? chilled : kept;
  return only && !second ? only : null;
}
