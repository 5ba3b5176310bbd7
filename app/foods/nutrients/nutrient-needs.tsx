import type { Nutrient } from "./nutrient";
import { roundedAmount } from "./nutrient";

/** What a person needs, apart from the reference of labels. */
export function NutrientNeeds({ nutrient: { needs, reference, unit, group } }: { nutrient: Nutrient }) {
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
