import { Link } from "@remix-run/react";
import { SourceList } from "~/shell/article/source-list";
import { FilterChips } from "~/shell/filter-chips";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/frame/medical-note";
import { StructuredData } from "~/shell/head/structured-data";
import { type Nutrient, nutrientPath, NUTRIENTS_PATH, roundedAmount } from "./nutrient";
import { AvoidedFoods, NutrientTable } from "./nutrient-table";
import { NUTRIENTS_TITLE, nutrientData, nutrientTitle } from "./nutrient-words";
import { NUTRIENT_FILTERS, type NutrientFilter, type rankFoods, withFilter } from "./rank-foods";

type Props = ReturnType<typeof rankFoods> & {
  nutrient: Nutrient;
  filter: NutrientFilter;
  description: string;
  /** The question about this nutrient. */
  question: { question: string; path: string } | null;
  reviewedOn: string | null;
};

export function NutrientPage({
  nutrient,
  filter,
  ranked,
  avoided,
  question,
  description,
  reviewedOn,
}: Props) {
  const path = nutrientPath(nutrient.slug);
  const chips = Object.entries(NUTRIENT_FILTERS).map(([key, { name }]) => ({
    ...{ name, to: withFilter(path, key), isActive: key === filter },
  }));
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <StructuredData build={(siteUrl) => nutrientData(siteUrl, nutrient, description)} />
      <Breadcrumb
        tile={{ of: "quiz-4", tint: "accent" }}
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
          {ranked.length > 0 ? (
            <NutrientTable nutrient={nutrient} ranked={ranked} filter={filter} />
          ) : (
            <p className="mt-6">Aucun aliment de la table n’a de quantité mesurée avec ce filtre.</p>
          )}
          <AvoidedFoods foods={avoided} />
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

function NutrientNeeds({ nutrient: { needs, reference, unit, group } }: { nutrient: Nutrient }) {
  const title = group === "limiter" ? "Combien, au plus, par jour\u202f?" : "Combien par jour\u202f?";
  const isLabel = /étiquettes/.test(reference.name);
  return (
    <section aria-labelledby="combien" className="nutrient-needs">
      <h2 id="combien">{title}</h2>
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
      {isLabel && (
        <p className="text-muted">
          Sur les étiquettes, la même valeur pour tous&#8239;: {roundedAmount(reference.amount, unit)}.
        </p>
      )}
    </section>
  );
}
