import { Link } from "@remix-run/react";
import type { Dataset, WithContext } from "schema-dts";
import { SourceList } from "~/shell/article/source-list";
import { FilterChips } from "~/shell/filter-chips";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/frame/medical-note";
import { context, LANGUAGE } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";
import {
  type Nutrient,
  nutrientPath,
  NUTRIENTS_PATH,
  NUTRIENTS_TITLE,
  roundedAmount,
  TABLE,
} from "./nutrient";
import { NutrientTable } from "./nutrient-table";
import { NUTRIENT_FILTERS, nutrientTitle, withFilter } from "./rank-foods";

type Props = Parameters<typeof NutrientTable>[0] & {
  description: string;
  question: { question: string; path: string } | null;
  reviewedOn: string | null;
};

export function NutrientPage({ question, description, reviewedOn, ...table }: Props) {
  const { nutrient } = table;
  const path = nutrientPath(nutrient.slug);
  const chips = NUTRIENT_FILTERS.map((each) => ({
    name: each.name,
    to: withFilter(path, each),
    isActive: each.key === table.filter,
  }));
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <StructuredData
        build={(siteUrl) => tableData(siteUrl + path, `${siteUrl}/aliments.json`, nutrient, description)}
      />
      <Breadcrumb
        trail={[{ name: NUTRIENTS_TITLE, path: NUTRIENTS_PATH }]}
        here={{ name: nutrientTitle(nutrient), path }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {nutrientTitle(nutrient)}
      </h1>
      <p className="nutrient-sentence">{nutrient.sentence}</p>
      <div className="nutrient-columns">
        <div className="min-w-0">
          <FilterChips label="Filtrer les aliments" chips={chips} />
          <NutrientTable {...table} />
        </div>
        <aside className="nutrient-aside">
          <NutrientNeeds nutrient={nutrient} />
          {nutrient.limits.length > 0 && (
            <section aria-labelledby="limites">
              <h2 id="limites">Ce que la table ne dit pas</h2>
              <ul>
                {nutrient.limits.map((limit) => (
                  <li key={limit}>{limit}</li>
                ))}
              </ul>
            </section>
          )}
          {question && (
            <section aria-labelledby="reponse" className="print:hidden">
              <h2 id="reponse">La réponse</h2>
              <p>
                <Link to={question.path} className="text-link inline-flex min-h-11 items-center">
                  {question.question}
                </Link>
              </p>
            </section>
          )}
        </aside>
      </div>
      <footer className="food-sources nutrient-sources">
        <SourceList sources={nutrient.sources} heading="h2" {...(reviewedOn && { reviewedOn })} />
      </footer>
      <MedicalNote className="mt-8" />
    </div>
  );
}

function tableData(
  url: string,
  contentUrl: string,
  { name, unit }: Nutrient,
  description: string,
): WithContext<Dataset> {
  return {
    ...context,
    "@type": "Dataset",
    "@id": url,
    ...{ url, description, name: `${name}\u202f: composition des aliments par portion` },
    inLanguage: LANGUAGE,
    license: TABLE.licence,
    isAccessibleForFree: true,
    isBasedOn: TABLE.address,
    creator: { "@type": "Organization", name: "Anses", url: "https://ciqual.anses.fr/" },
    variableMeasured: { "@type": "PropertyValue", name, unitText: unit },
    distribution: { "@type": "DataDownload", encodingFormat: "application/json", contentUrl },
  };
}

function NutrientNeeds({ nutrient: { needs, reference, unit, group } }: { nutrient: Nutrient }) {
  return (
    <section aria-labelledby="combien" className="nutrient-needs">
      <h2 id="combien">Combien{group === "limiter" && ", au plus,"} par jour&#8239;?</h2>
      {needs.length > 0 ? (
        <dl>
          {needs.map(({ who, amount }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Nos sources ne donnent pas de repère par personne.</p>
      )}
      {/étiquettes/.test(reference.name) && (
        <p className="text-muted">
          Sur les étiquettes, la même valeur pour tous&#8239;: {roundedAmount(reference.amount, unit)}.
        </p>
      )}
    </section>
  );
}
