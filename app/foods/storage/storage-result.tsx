import { Link } from "@remix-run/react";
import type { StorageCard } from "~/foods/naming/food-result";
import { ended, raised } from "~/foods/food-words";
import { STORAGE_PATH } from "./storage";
import { MoreLink } from "~/foods/more-link";

export function StorageResult({ card }: { card: StorageCard }) {
  const { name, path, durations, isRange, discardIf, advice, firstRule } = card;
  return (
    <section aria-label={"Combien de temps ça se garde\u202f?"} className="mt-6 max-w-3xl">
      <div className="rounded-card border border-line bg-card p-5 shadow-card md:px-6">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link to={path} className="text-link">
            {name}
          </Link>
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          {durations.map(({ label, text, isMain }) => (
            <div key={label} className={isMain ? "basis-full" : ""}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd
                className={isMain ? "font-display text-2xl leading-tight font-bold" : "text-lg font-semibold"}
              >
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {discardIf && (
          <p className="mt-3 text-[.95rem]">
            <strong>À jeter si&#8239;:</strong> {ended(discardIf)} Même d’aspect normal, un aliment gardé trop
            longtemps peut rendre malade.
          </p>
        )}
        {advice && <p className="mt-1 text-[.95rem]">{ended(raised(advice))}</p>}
      </div>
      {isRange && (
        <p className="mt-4 text-[.95rem]">
          Pour un bébé, une femme enceinte, une personne âgée ou malade&#8239;: la durée la plus courte.
        </p>
      )}
      <p className="mt-2 text-[.95rem]">{firstRule}</p>
      <p>
        <MoreLink to={STORAGE_PATH}>Toutes les durées de conservation</MoreLink>
      </p>
    </section>
  );
}
