import { Link } from "@remix-run/react";
import { frenchMonth, monthPath, type Produce } from "./season";

const KINDS = [
  { kind: "légume", id: "legumes", title: "Légumes" },
  { kind: "fruit", id: "fruits", title: "Fruits" },
] as const;

export function SeasonList({ grown }: { grown: Record<Produce["kind"], Produce[]> }) {
  return (
    <div className="season-kinds">
      {KINDS.map(({ kind, id, title }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            {title} <span>{grown[kind].length}</span>
          </h2>
          {grown[kind].length > 0 ? (
            <ul>
              {grown[kind].map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          ) : (
            <p>Rien de nouveau ce mois-ci.</p>
          )}
        </section>
      ))}
    </div>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, place) => place + 1);

export function MonthLinks({ shown }: { shown: number }) {
  return (
    <nav aria-labelledby="mois" className="mt-12 print:hidden">
      <h2 id="mois" className="text-2xl">
        Les autres mois
      </h2>
      <ul className="season-months">
        {MONTHS.map((month) => (
          <li key={month}>
            <Link to={monthPath(month)} aria-current={month === shown ? "true" : undefined}>
              {frenchMonth(month)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
