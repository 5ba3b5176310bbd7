import type { Dataset, WithContext } from "schema-dts";
import { lowered } from "~/foods/food-words";
import { context, LANGUAGE } from "~/shell/head/json-ld";
import { type Nutrient, nutrientPath } from "./nutrient";
import { NUTRIENT_FILTERS, type NutrientFilter, type RankedFood } from "./rank-foods";

export const NUTRIENTS_TITLE = "Où sont les nutriments\u202f?";

/** « Fer : où en trouver ? », with the filter if there is one. */
export function nutrientTitle({ name, group }: Nutrient, filter: NutrientFilter = "tout"): string {
  const title = `${name}\u202f: où ${group === "limiter" ? "y en a-t-il le plus" : "en trouver"}\u202f?`;
  return filter === "tout" ? title : `${title} (${NUTRIENT_FILTERS[filter].name.toLowerCase()})`;
}

/** « Les aliments qui apportent le plus de fer par portion habituelle, chiffres de l’Anses : boudin noir (23 mg), … » */
export function nutrientDescription({ of }: Nutrient, ranked: readonly RankedFood[]): string {
  const first = ranked.slice(0, 3).map(({ name, perPortion }) => `${lowered(name)} (${perPortion})`);
  return `Les aliments qui apportent le plus ${of} par portion habituelle, chiffres de l’Anses\u202f: ${first.join(", ")}.`;
}

export const TABLE_LICENCE = "https://www.etalab.gouv.fr/licence-ouverte-open-licence/";

/** Structured data of a nutrient's table. */
export function nutrientData(siteUrl: string, nutrient: Nutrient, description: string): WithContext<Dataset> {
  const url = siteUrl + nutrientPath(nutrient.slug);
  return {
    ...context,
    "@type": "Dataset",
    "@id": url,
    ...{ url, description, name: `${nutrient.name}\u202f: composition des aliments par portion` },
    inLanguage: LANGUAGE,
    license: TABLE_LICENCE,
    isAccessibleForFree: true,
    isBasedOn: "https://doi.org/10.57745/RDMHWY",
    creator: { "@type": "Organization", name: "Anses", url: "https://ciqual.anses.fr/" },
    variableMeasured: { "@type": "PropertyValue", name: nutrient.name, unitText: nutrient.unit },
    distribution: {
      "@type": "DataDownload",
      encodingFormat: "application/json",
      contentUrl: `${siteUrl}/aliments.json`,
    },
  };
}
