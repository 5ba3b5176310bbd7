import { Link } from "@remix-run/react";
import { asSentence } from "~/domain/food/as-sentence";
import type { FoodResult } from "~/domain/food/food-result";
import { MoreLink } from "./more-link";

/** How long the foods that a search term names keep, as the first search results. */
export function StorageResult({ result }: { result: Extract<FoodResult, { kind: "storage" }> }) {
  const { lines, firstRule, listPath } = result;
  return (
    <section aria-label={"Combien de temps ça se garde\u202f?"} className="mb-8 max-w-3xl">
      <ul className="divide-y divide-line rounded-card border border-line bg-card shadow-card">
        {lines.map((line) => (
          <li key={line.id} className="p-5 md:p-6">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              <Link to={line.path} className="text-link">
                {line.name}
              </Link>
            </h3>
            <dl className="mt-2 space-y-2">
              {line.durations.map(({ label, text, isMain }) => (
                <div key={label}>
                  <dt className="text-sm text-muted">{label}</dt>
                  <dd
                    className={
                      isMain ? "font-display text-[1.6rem] leading-tight font-bold" : "text-lg font-semibold"
                    }
                  >
                    {text}
                  </dd>
                </div>
              ))}
            </dl>
            {line.isRange && (
              <p className="mt-3 text-[0.95rem]">
                Pour un bébé, une femme enceinte, une personne âgée ou malade&#8239;: la durée la plus courte.
              </p>
            )}
            {line.discardIf && (
              <p className="mt-3 text-[0.95rem]">
                <strong>À jeter si&#8239;:</strong> {line.discardIf}. Même d’aspect normal, un aliment gardé
                trop longtemps peut rendre malade.
              </p>
            )}
            {line.advice && <p className="mt-1 text-[0.95rem]">{asSentence(line.advice)}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[0.95rem]">{firstRule}</p>
      <p>
        <MoreLink to={listPath}>Toutes les durées de conservation</MoreLink>
      </p>
    </section>
  );
}
