import { Link } from "@remix-run/react";
import { lowered } from "~/foods/food-words";
import { EVERYONE } from "~/foods/look-up/situation";
import { LinkedNames } from "~/foods/linked-names";
import { VerdictMark, VerdictWord } from "~/foods/look-up/verdict-mark";
import { type NextLink, NextLinks } from "~/shell/article/next-links";
import { VERDICT_LABELS } from "~/foods/verdicts";
import { SourceList } from "~/shell/article/source-list";
import { FilterChips } from "~/shell/filter-chips";
import { PageHead } from "~/shell/frame/page";
import { MedicalNote } from "~/shell/notice";
import {
  FOR_PREGNANT,
  type Nutrient,
  NUTRIENT_FILTERS,
  NUTRIENT_GROUPS,
  nutrientPath,
  NUTRIENTS_PATH,
  NUTRIENTS_TITLE,
  nutrientTitle,
  portionOf,
  type rankFoods,
  referenceOf,
} from "./nutrient";

type Props = ReturnType<typeof rankFoods> & {
  nutrient: Nutrient;
  filter: string;
  next: NextLink[];
  reviewedOn: string | null;
};

export function NutrientPage(page: Props) {
  const { nutrient, filter, next, reviewedOn } = page;
  const chips = Object.entries(NUTRIENT_FILTERS).map(([key, { name }]) => ({
    ...{ name, to: nutrientPath(nutrient.slug, key), isActive: key === filter },
  }));
  return (
    <div className="wrap page nutrient-page">
      <article>
        <PageHead
          title={nutrientTitle(nutrient, filter)}
          path={nutrientPath(nutrient.slug)}
          trail={[{ name: NUTRIENTS_TITLE, path: NUTRIENTS_PATH }]}
          facts={{ sources: nutrient.sources, reviewedOn }}
        />
        <p className="lead mt-near max-w-3xl">{nutrient.sentence}</p>
        <Needs {...nutrient} />
        <FilterChips label="Filtrer les aliments" chips={chips} />
        <WhenPregnant {...page} />
        <NutrientTable {...page} />
        <div className="columns nutrient-foot">
          <div className="min-w-0">
            {nutrient.limits.length > 0 && (
              <section aria-labelledby="limites">
                <h2 id="limites" className="text-xl">
                  Ce que la table ne dit pas
                </h2>
                <ul className="mt-near space-y-2">
                  {nutrient.limits.map((limit) => (
                    <li key={limit}>{limit}</li>
                  ))}
                </ul>
              </section>
            )}
            <SourceList sources={nutrient.sources} />
          </div>
          <NextLinks links={next} className="beside" />
        </div>
      </article>
      <MedicalNote />
    </div>
  );
}

function Needs({ group, needs }: Nutrient) {
  return (
    <section aria-labelledby="combien" className="nutrient-needs">
      <h2 id="combien" className="text-xl">
        Combien{group === "limiter" && ", au plus,"} par jour&#8239;?
      </h2>
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
    </section>
  );
}

/** Read aloud, where « µg » may not be. */
const UNIT_NAMES = { g: "grammes", mg: "milligrammes", µg: "microgrammes" };

/** The foods of a nutrient by usual portion: a table whose bars are decorative. Explicit roles survive the grid of phones. */
function NutrientTable({ nutrient, ranked, filter }: Props) {
  const person = filter === FOR_PREGNANT ? FOR_PREGNANT : EVERYONE;
  if (ranked.length === 0)
    return <p className="mt-6">Aucun aliment de la table n’a de quantité mesurée avec ce filtre.</p>;
  return (
    <figure data-figure="bars" className="prose nutrient-figure">
      <figcaption>
        <h2>Par portion habituelle</h2>
        <p>{referenceOf(nutrient)}</p>
      </figcaption>
      <table role="table" className="bars nutrient-bars">
        <caption className="sr-only">
          {`${nutrient.name}, en ${UNIT_NAMES[nutrient.unit]}\u202f: les aliments qui en apportent le plus par portion`}
        </caption>
        <thead>
          <tr role="row">
            <th scope="col">Aliment</th>
            <td className="drawn" aria-hidden="true" />
            {["Par portion", "Part"].map((name) => (
              <th key={name} scope="col" className="value">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map((food) => (
            <tr key={food.key} role="row">
              <th scope="row">
                <LinkedNames foods={[food]} situation={person} />
                <span className="portion">
                  {portionOf(food)}
                  {food.portionGrams !== 100 && (
                    <>
                      {", "}
                      <span className="unbroken">{food.per100} pour 100&nbsp;g</span>
                    </>
                  )}{" "}
                  {food.pregnant === "eviter" && (
                    <span className="verdict">
                      <VerdictMark verdict="eviter" className="size-4" />
                      <span>
                        {"Enceinte\u202f: "}
                        <VerdictWord verdict="eviter" />
                      </span>
                    </span>
                  )}
                </span>
              </th>
              <td className="drawn" aria-hidden="true">
                <svg aria-hidden="true">
                  <rect y="50%" width={`${food.width}%`} height="12" rx="3" />
                  <line className="art-base" x1="0" x2="0" y1="0" y2="100%" />
                </svg>
              </td>
              <td className="value">{food.perPortion}</td>
              <td className="value">{food.share}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="figure-source">
        Source&#8239;: Anses, table Ciqual 2025. Des moyennes&#8239;: votre produit peut s’en écarter. Valeurs
        par portion arrondies&#8239;; les portions sont des repères.
      </p>
    </figure>
  );
}

function WhenPregnant({ avoided, conditions }: Props) {
  if (avoided.length + conditions.length === 0) return null;
  return (
    <div className="nutrient-pregnant mt-5">
      {avoided.length > 0 && (
        <section aria-labelledby="eviter">
          <h2 id="eviter" className="food-eviter text-(--tone)">
            <VerdictMark verdict="eviter" /> À éviter, même s’ils en contiennent
          </h2>
          <p>
            <LinkedNames
              foods={avoided.map((food) => ({ ...food, name: lowered(food.name) }))}
              situation={FOR_PREGNANT}
            />
            .
          </p>
        </section>
      )}
      {(["limiter", "oui-si"] as const)
        .filter((verdict) => conditions.some((each) => each.verdict === verdict))
        .map((verdict) => (
          <section key={verdict} aria-labelledby={verdict}>
            <h2 id={verdict} className={`food-${verdict} text-(--tone)`}>
              <VerdictMark verdict={verdict} /> {VERDICT_LABELS[verdict]}
            </h2>
            <ul className="gap-x-8 md:columns-2">
              {conditions
                .filter((each) => each.verdict === verdict)
                .map(({ condition, foods }) => (
                  <li key={condition} className="break-inside-avoid">
                    <LinkedNames foods={foods} situation={FOR_PREGNANT} />
                    {`\u202f: ${condition}`}
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

type ListProps = { nutrients: (Pick<Nutrient, "slug" | "name" | "group"> & { first: { name: string }[] })[] };

export function NutrientsPage({ nutrients }: ListProps) {
  return (
    <div className="wrap page nutrient-page">
      <PageHead
        title={NUTRIENTS_TITLE}
        path={NUTRIENTS_PATH}
        lead="Ce qui en apporte le plus par portion, d’après l’Anses. Exemples sans abats, ni ce qui est à éviter enceinte."
      />
      <div className="nutrient-groups">
        {Object.entries(NUTRIENT_GROUPS).map(([key, title]) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key} className="flex items-center gap-2 border-b border-line pb-2 text-2xl">
              {key === "limiter" && <VerdictMark verdict="limiter" />}
              {title}
            </h2>
            <ul className="food-rows">
              {nutrients
                .filter(({ group }) => group === key)
                .map(({ slug, name, first }) => (
                  <li key={slug}>
                    <Link to={nutrientPath(slug)}>
                      <b>{name}</b>
                      <span>{first.map((food) => lowered(food.name)).join(", ")}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <MedicalNote />
    </div>
  );
}
