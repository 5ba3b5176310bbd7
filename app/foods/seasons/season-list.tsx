import { Link } from "@remix-run/react";
import { frenchMonth, MONTH_SLUGS, monthPath, type Produce } from "./season";

const KINDS = [
  { kind: "légume", id: "legumes", title: "Légumes" },
  { kind: "fruit", id: "fruits", title: "Fruits" },
] as const;

export function SeasonList({ grown }: { grown: Produce[] }) {
  return (
    <div className="season-kinds">
      {KINDS.map(({ id, title, ...own }) => {
        const produce = grown.filter(({ kind }) => kind === own.kind);
        return (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              {title} <span>{produce.length}</span>
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
    <nav aria-labelledby="mois" className="mt-12 print:hidden">
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
