import { lowered } from "~/foods/food-words";
import type { Nutrient } from "./nutrient";
import { NUTRIENT_FILTERS, type NutrientFilter, type RankedFood } from "./rank-foods";

export const NUTRIENTS_TITLE = "Où sont les nutriments\u202f?";

/** « Fer : où en trouver ? », with the filter if there is one. */
export function nutrientTitle({ name, group }: Nutrient, filter: NutrientFilter = "tout"): string {
  const title = `${name}\u202f: où ${group === "limiter" ? "y en a-t-il le plus" : "en trouver"}\u202f?`;
  return filter === "tout" ? title : `${title} (${NUTRIENT_FILTERS[filter].toLowerCase()})`;
}

/** « Par portion : lentilles vertes cuites, 3,7 mg ; … » */
export function nutrientDescription({ of }: Nutrient, ranked: readonly RankedFood[]): string {
  const first = ranked.slice(0, 3).map(({ name, perPortion }) => `${lowered(name)} (${perPortion})`);
  return `Les aliments qui apportent le plus ${of} par portion habituelle, chiffres de l’Anses\u202f: ${first.join(", ")}.`;
}
