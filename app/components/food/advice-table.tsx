import { type Advice, adviceFor, NO_RULE } from "~/domain/food/advice";
import type { Food } from "~/domain/food/food";
import { ended, raised } from "~/domain/food/food-words";
import type { Situation } from "~/domain/food/situation";
import { adviceKind, VerdictLabel } from "./verdict-mark";

/** A table of all situations for which a food has rules, and one sentence about the other situations. */
export function AdviceTable({ food, situations }: { food: Food; situations: Situation[] }) {
  const rows = situations
    .map((situation) => ({ situation, advice: adviceFor(food, situation) }))
    .filter(({ advice }) => advice.coverage !== "unknown");
  const isWhole = rows.length === situations.length;
  return (
    <section aria-labelledby="autres" className="mt-12">
      <h2 id="autres" className="text-2xl">
        Et pour les autres&#8239;?
      </h2>
      {rows.length > 0 && (
        <table className="food-table">
          <caption className="sr-only">Le conseil selon la personne</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Pour qui</th>
              <th scope="col">Conseil</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ situation, advice }) => (
              <tr key={situation.key}>
                <th scope="row">{situation.title}</th>
                <td>
                  <VerdictLabel kind={adviceKind(advice)} />
                  {advice.verdict && <p>{whyOf(advice)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!isWhole && (
        <p className="mt-4 text-muted">
          <strong>Pour les autres situations&#8239;:</strong> {NO_RULE}
        </p>
      )}
    </section>
  );
}

function whyOf({ condition, reason }: Advice): string {
  return [condition, reason].flatMap((text) => (text === null ? [] : ended(raised(text)))).join(" ");
}
