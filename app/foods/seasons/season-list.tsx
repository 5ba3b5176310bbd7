import { Link } from "@remix-run/react";
import { Illustration } from "~/shell/illustration";
import { frenchMonth, KINDS, MONTH_SLUGS, monthPath, type Produce } from "./season";

export function SeasonList({ month, grown }: { month: number; grown: Produce[] }) {
  return (
    <div className="season-kinds">
      {KINDS.map(({ id, title, drawn, ...own }) => {
        const produce = grown.filter(({ kind }) => kind === own.kind);
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <span className="food-tile">
                <Illustration of={`saison-${drawn[Math.floor((month - 1) / 3)]}`} />
              </span>
              {title} <small>{produce.length}</small>
            </h2>
            <ul>
              {produce.map(({ name }) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

export function MonthLinks({ shown }: { shown: number }) {
  return (
    <nav aria-labelledby="mois" className="print:hidden">
      <h2 id="mois" className="text-2xl">
        Les autres mois
      </h2>
      <ul className="season-months">
        {MONTH_SLUGS.map((slug, place) => (
          <li key={slug}>
            <Link to={monthPath(place + 1)} aria-current={place + 1 === shown ? "true" : undefined}>
              {frenchMonth(place + 1)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
