import { Link } from "@remix-run/react";
import type { FoodResult, StorageLine } from "~/domain/food/food-result";
import { ended, raised } from "~/domain/food/food-words";
import { MoreLink } from "./more-link";

/** The storage durations of the foods that a search term names, shown as the first search results. */
export function StorageResult({ result }: { result: Extract<FoodResult, { kind: "storage" }> }) {
  const { lines, firstRule, listPath } = result;
  const [only, second] = lines;
  return (
    <section aria-label={"Combien de temps ça se garde\u202f?"} className="mb-8 max-w-3xl">
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {lines.map((line) => (
          <li key={line.id} className="p-5 md:px-6">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <Link to={line.path} className="text-link">
                {line.name}
              </Link>
            </h3>
            <Durations line={line} />
            {only && !second && <Signs line={only} />}
          </li>
        ))}
      </ul>
      {lines.some(({ isRange }) => isRange) && (
        <p className="mt-4 text-[.95rem]">
          Pour un bébé, une femme enceinte, une personne âgée ou malade&#8239;: la durée la plus courte.
        </p>
      )}
      <p className="mt-2 text-[.95rem]">{firstRule}</p>
      <p>
        <MoreLink to={listPath}>Toutes les durées de conservation</MoreLink>
      </p>
    </section>
  );
}

function Durations({ line: { durations } }: { line: StorageLine }) {
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
      {durations.map(({ label, text, isMain }) => (
        <div key={label} className={isMain ? "basis-full" : ""}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className={isMain ? "font-display text-2xl leading-tight font-bold" : "text-lg font-semibold"}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Signs({ line: { discardIf, advice } }: { line: StorageLine }) {
  return (
    <>
      {discardIf && (
        <p className="mt-3 text-[.95rem]">
          <strong>À jeter si&#8239;:</strong> {ended(discardIf)} Même d’aspect normal, un aliment gardé trop
          longtemps peut rendre malade.
        </p>
      )}
      {advice && <p className="mt-1 text-[.95rem]">{ended(raised(advice))}</p>}
    </>
  );
}
