import { Link } from "@remix-run/react";
import { ended, raised } from "~/foods/food-words";
import {
  mainPlace,
  placeLabel,
  readDuration,
  type Storage,
  STORAGE_PATH,
  STORAGE_PLACES,
  type StoragePlace,
} from "./storage";
import { storageListPath } from "./storage-list";
import { MoreLink } from "~/foods/more-link";

type Props = { entry: Storage; place: StoragePlace | null; firstRule: string };

export function StorageResult({ entry, place, firstRule }: Props) {
  const { name, places, discardIf, advice } = entry;
  const main = mainPlace(entry, place);
  const others = STORAGE_PLACES.filter((each) => each !== main && places[each] !== null);
  const isRange = [places.ferme, places.ouvert].some((text) => {
    const { min, max } = readDuration(text ?? "");
    return min !== null && min !== max;
  });
  return (
    <section aria-label={"Combien de temps ça se garde\u202f?"} className="mt-6 max-w-3xl">
      <div className="rounded-card border border-line bg-card p-5 shadow-card md:px-6">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          <Link to={storageListPath({ term: name })} className="text-link">
            {name}
          </Link>
        </h2>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          {[...(main ? [main] : []), ...others].map((each) => (
            <div key={each} className={each === main ? "basis-full" : ""}>
              <dt className="text-sm text-muted">{placeLabel(each, places)}</dt>
              <dd
                className={
                  each === main ? "font-display text-2xl leading-tight font-bold" : "text-lg font-semibold"
                }
              >
                {places[each]}
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
