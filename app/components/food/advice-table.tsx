import type { AdviceRow } from "~/domain/food/advice";
import { alsoLines, ended, raised } from "~/domain/food/food-words";
import { VerdictLabel } from "./verdict-mark";

/** The advice on a food for everybody. Persons with the same advice share a row. */
export function AdviceTable({ rows }: { rows: AdviceRow[] }) {
  return (
    <section aria-labelledby="autres" className="mt-12">
      <h2 id="autres" className="text-2xl">
        Et pour les autres&#8239;?
      </h2>
      <table className="food-table">
        <caption className="sr-only">Le conseil selon la personne</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Pour qui</th>
            <th scope="col">Conseil</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ titles, advice: { verdict, condition, reason, also } }) => (
            <tr key={titles[0]}>
              <th scope="row">{titles.join(", ")}</th>
              <td>
                <VerdictLabel verdict={verdict} />
                <p>{[condition, reason].flatMap((text) => (text ? ended(raised(text)) : [])).join(" ")}</p>
                {alsoLines({ also }).map((line) => (
                  <p key={line}>{ended(line)}</p>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
