import { Link } from "@remix-run/react";
import type { AdviceVerdict } from "./advice";
import { ended, raised } from "~/foods/food-words";
import { verdictLabel } from "~/foods/verdicts";
import { Fold } from "~/shell/fold";
import { EVERYONE, type Situation, SITUATION_PARAM, withSituation } from "./situation";
import { SituationSelect } from "./look-up-form";
import { VerdictMark } from "./verdict-mark";

type Props = { table: AdviceVerdict[]; path: string; chosen: string; situations: Situation[] };

export function OtherPersons({ table, path, chosen, situations }: Props) {
  return (
    <section aria-labelledby="autres" className="food-others">
      <h2 id="autres" className="text-xl sm:text-2xl">
        {chosen === EVERYONE ? "Pour qui\u202f?" : "Et pour une autre personne\u202f?"}
      </h2>
      <form action={path} className="food-situation">
        <label htmlFor={SITUATION_PARAM} className="sr-only">
          {chosen === EVERYONE ? "Pour qui\u202f?" : "Pour une autre personne"}
        </label>
        <SituationSelect situations={situations} chosen={chosen} />
        <button type="submit" className="button button-quiet min-h-12">
          Voir
        </button>
      </form>
      {table.map(({ verdict, rows }) => (
        <Fold
          key={verdict ?? "inconnu"}
          className={`food-${verdict ?? "inconnu"}`}
          summary={
            <>
              <VerdictMark verdict={verdict} />
              <h3>
                {verdictLabel(verdict)} <small>{inShort(rows.flatMap(({ persons }) => persons))}</small>
              </h3>
            </>
          }
        >
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
        </Fold>
      ))}
    </section>
  );
}

/** « Bébé de 4 à 6 mois et 7 autres ». */
function inShort(persons: { title: string }[]): string {
  const titles = persons.map(({ title }) => title);
  return titles.length > 2 ? `${titles[0]} et ${titles.length - 1} autres` : titles.join(", ");
}
