/** Foods, situations and durations for tests of rules: what a test does not name is empty. */
import type { Food } from "../../app/foods/food";
import type { Situation } from "../../app/foods/look-up/situation";
import type { Storage } from "../../app/foods/storage/storage";

export const someFood = (name: string, change: Partial<Food> = {}): Food => ({
  ...{ id: 1, key: name, name, path: `/aliments/${name}`, synonyms: [], family: "f", allergens: null },
  ...{ alerts: [], replacement: null, kin: null, rules: [], reviewedOn: "2026-11-23", ...change },
});

export const someSituation = (key: string, change: Partial<Situation> = {}): Situation => ({
  ...{ key, name: key, title: key, definition: key, warning: null, includes: [], formerKeys: [] },
  ...{ isFeatured: false, ages: null, phrasings: [], vaguePhrasings: [], ...change },
});

export const someStorage = (name: string, places: Partial<Storage["places"]> = {}): Storage => ({
  ...{ id: 1, key: name, name, family: "f", date: null, discardIf: null, advice: null, sources: [] },
  ...{ places: { placard: null, ferme: null, ouvert: null, congelateur: null, ...places }, foods: [] },
});
