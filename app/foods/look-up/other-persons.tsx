import { Link } from "@remix-run/react";
import { verdictLabel } from "~/foods/verdicts";
import type { adviceTable } from "./advice";
import { EVERYONE, withSituation } from "./situation";
import { VerdictMark } from "./verdict-mark";

type Props = { table: ReturnType<typeof adviceTable>; path: string; chosen: string };

export function OtherPersons({ table, path, chosen }: Props) {
  return (
    <section aria-labelledby="autres" className="food-others">
      <h2 id="autres" className="text-xl sm:text-2xl">
        {chosen === EVERYONE ? "Pour qui\u202f?" : "Et pour une autre personne\u202f?"}
      </h2>
      {table.map(({ verdict, members }) => (
        <section key={verdict} className={`food-${verdict ?? "inconnu"}`}>
          <h3>
            <VerdictMark verdict={verdict} />
            {verdictLabel(verdict)}
          </h3>
          <ul className="food-pills chips">
            {members.map(({ key, title, condition }) => (
              <li key={key}>
                <Link to={withSituation(path, key)}>{title}</Link>
                {/* Only on paper, which has no links. */}
                {condition && <small>&nbsp;: {condition}</small>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
