import { Link } from "@remix-run/react";
import { Fragment } from "react";
import type { Dataset, WithContext } from "schema-dts";
import { lowered } from "~/foods/food-words";
import { EVERYONE, withSituation } from "~/foods/look-up/situation";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import { VERDICT_LABELS } from "~/foods/verdicts";
import { SourceList } from "~/shell/article/source-list";
import { FilterChips } from "~/shell/filter-chips";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/frame/medical-note";
import { context, LANGUAGE } from "~/shell/head/json-ld";
import { StructuredData } from "~/shell/head/structured-data";
import {
  ALL_FOODS,
  findFilter,
  FOR_PREGNANT,
  type JudgedFood,
  type Nutrient,
  NUTRIENT_FILTERS,
  nutrientPath,
  NUTRIENTS_PATH,
  NUTRIENTS_TITLE,
  nutrientTitle,
  portionOf,
  type rankFoods,
  roundedAmount,
  TABLE,
  withFilter,
} from "./nutrient";

type Props = TableProps & {
  description: string;
  question: { question: string; path: string } | null;
  reviewedOn: string | null;
};

export function NutrientPage({ question, description, reviewedOn, ...table }: Props) {
  const { nutrient } = table;
  const { reference } = nutrient;
  const path = nutrientPath(nutrient.slug);
  const chips = NUTRIENT_FILTERS.map((each) => ({
    name: each.name,
    to: withFilter(path, each),
    isActive: each.key === table.filter,
  }));
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <StructuredData build={(siteUrl) => tableData(siteUrl, nutrient, description)} />
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
          <NutrientTable {...table} />
        </div>
        <aside className="nutrient-aside">
          <section aria-labelledby="combien" className="nutrient-needs">
            <h2 id="combien">Combien{nutrient.group === "limiter" && ", au plus,"} par jour&#8239;?</h2>
            {nutrient.needs.length > 0 ? (
              <dl>
                {nutrient.needs.map(({ who, amount }) => (
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
                Sur les étiquettes, la même valeur pour tous&#8239;:{" "}
                {roundedAmount(reference.amount, nutrient.unit)}.
              </p>
            )}
          </section>
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
  siteUrl: string,
  { slug, name, unit }: Nutrient,
  description: string,
): WithContext<Dataset> {
  const url = siteUrl + nutrientPath(slug);
  const contentUrl = `${siteUrl}/aliments.json`;
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

/** Read aloud, where « µg » may not be. */
const UNIT_NAMES = { g: "grammes", mg: "milligrammes", µg: "microgrammes" };

const COLORS = { tomato: "animal", maize: "céréale", sky: "eau", leaf: "végétal" };

function colorOf({ diet, family, key }: JudgedFood): keyof typeof COLORS {
  if (diet !== "vegetal") return "tomato";
  if (family === "eau") return "sky";
  const isCereal = ["feculent", "pain", "cereale"].includes(family) && !/pomme-de-terre|patate/.test(key);
  return isCereal ? "maize" : "leaf";
}

type TableProps = ReturnType<typeof rankFoods> & { nutrient: Nutrient; filter: string };

/** The foods of a nutrient by usual portion: a table whose bars are decorative. Explicit roles survive the grid of phones. */
function NutrientTable({ nutrient, ranked, avoided, filter }: TableProps) {
  const key = Object.entries(COLORS).filter(([color]) => ranked.some((food) => colorOf(food) === color));
  const isForPregnant = filter === FOR_PREGNANT.key;
  if (ranked.length === 0)
    return <p className="mt-6">Aucun aliment de la table n’a de quantité mesurée avec ce filtre.</p>;
  return (
    <>
      <figure data-figure="bars" className="prose nutrient-figure">
        <figcaption>
          <h2>
            Par portion habituelle
            {filter !== ALL_FOODS.key && <>&#8239;: {findFilter(filter)?.name.toLowerCase()}</>}
          </h2>
          <p>100&nbsp;% est {nutrient.reference.name}, pas le besoin d’une personne.</p>
        </figcaption>
        {key.length > 1 && (
          <ul className="figure-key" aria-hidden="true">
            {key.map(([color, words]) => (
              <li key={color}>
                <svg aria-hidden="true" viewBox="0 0 16 16">
                  <rect className={`art-${color}`} width="16" height="16" rx={color === "leaf" ? 8 : 3} />
                </svg>
                {words}
              </li>
            ))}
          </ul>
        )}
        <table role="table" className="bars nutrient-bars">
          <caption className="sr-only">
            {nutrient.name}, en {UNIT_NAMES[nutrient.unit]}&#8239;: les aliments qui en apportent le plus par
            portion
          </caption>
          <thead>
            <tr role="row">
              <th scope="col">Aliment</th>
              <td className="drawn" aria-hidden="true" />
              <th scope="col" className="value">
                Par portion
              </th>
              <th scope="col" className="value share">
                Part
              </th>
              <th scope="col" className="value per-100">
                Pour 100&nbsp;g
              </th>
            </tr>
          </thead>
          <tbody>
            {ranked.map((food) => (
              <tr key={food.key} role="row">
                <th scope="row">
                  <FoodName food={food} situation={isForPregnant ? "enceinte" : EVERYONE}>
                    {food.name}
                  </FoodName>
                  <span className="portion">
                    {portionOf(food)}
                    {food.isFortified && ", enrichi"}
                  </span>
                  {food.pregnant && (isForPregnant || food.pregnant === "eviter") && (
                    <span className="verdict">
                      <VerdictMark verdict={food.pregnant} className="size-4" />
                      {isForPregnant ? VERDICT_LABELS[food.pregnant] : "Enceinte\u202f: à éviter"}
                    </span>
                  )}
                </th>
                <td className="drawn" aria-hidden="true">
                  <svg aria-hidden="true">
                    <rect
                      className={`art-${colorOf(food)}`}
                      y="50%"
                      width={`${food.width}%`}
                      height="12"
                      rx="3"
                    />
                    <line className="art-base" x1="0" x2="0" y1="0" y2="100%" />
                  </svg>
                </td>
                <td className="value">{food.perPortion}</td>
                <td className="value share">{food.share}</td>
                <td className="value per-100">
                  {food.per100}
                  <span className="phone-only"> pour 100&nbsp;g</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="figure-source">
          Source&#8239;: Anses, table Ciqual 2025. Des moyennes&#8239;: votre produit peut s’en écarter.
          Valeurs par portion arrondies&#8239;; les portions sont des repères.
        </p>
      </figure>
      {avoided.length > 0 && (
        <p className="figure-note nutrient-avoided">
          <VerdictMark verdict="eviter" className="size-5" />
          <span>
            Enceinte, à éviter, même s’ils en contiennent&#8239;:{" "}
            {avoided.map((food, at) => (
              <Fragment key={food.key}>
                {at > 0 && ", "}
                <FoodName food={food} situation="enceinte">
                  {lowered(food.name)}
                </FoodName>
              </Fragment>
            ))}
            .
          </span>
        </p>
      )}
    </>
  );
}

type NameProps = { food: JudgedFood; situation: string; children: string };

function FoodName({ food: { path }, situation, children }: NameProps) {
  return path === null ? children : <Link to={withSituation(path, situation)}>{children}</Link>;
}
