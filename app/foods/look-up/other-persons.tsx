import { Link } from "@remix-run/react";
import type { AdviceVerdict } from "./advice";
import { ended, raised, verdictLabel } from "~/foods/food-words";
import { withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";

/** The verdicts on a food for everybody but the chosen person, as links to each person's advice. */
export function OtherPersons({
  table,
  path,
  chosen,
}: {
  table: AdviceVerdict[];
  path: string;
  chosen: string;
}) {
  const others = table.flatMap(({ verdict, rows }) => {
    const shown = rows
      .map((row) => ({ ...row, persons: row.persons.filter(({ key }) => key !== chosen) }))
      .filter(({ persons }) => persons.length > 0);
    return shown.length > 0 ? [{ verdict, rows: shown }] : [];
  });
  return (
    <section aria-labelledby="autres" className="food-others">
      <h2 id="autres" className="text-2xl">
        Et pour les autres&#8239;?
      </h2>
      {others.map(({ verdict, rows }) => (
        <section
          key={verdict ?? "inconnu"}
          aria-labelledby={`autres-${verdict ?? "inconnu"}`}
          className={`food-${verdict ?? "inconnu"}`}
        >
          <h3 id={`autres-${verdict ?? "inconnu"}`}>
            <VerdictMark verdict={verdict} />
            {verdictLabel(verdict)}
          </h3>
          {rows.map(({ condition, persons }) => (
            <div key={persons[0]?.key}>
              <ul>
                {persons.map(({ key, title }) => (
                  <li key={key}>
                    <Link to={withSituation(path, key)}>{title}</Link>
                  </li>
                ))}
              </ul>
              {condition && <p>{ended(raised(condition))}</p>}
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}
