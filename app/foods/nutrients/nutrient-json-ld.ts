import type { Dataset, WithContext } from "schema-dts";
import { context, LANGUAGE } from "~/shell/head/json-ld";
import { type Nutrient, nutrientPath } from "./nutrient";

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
