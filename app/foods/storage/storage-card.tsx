import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { FoodLink } from "~/foods/food";
import { ended, raised } from "~/foods/food-words";
import { LinkedNames } from "~/foods/linked-names";
import { MoreLink } from "~/foods/more-link";
import {
  mainPlace,
  placeLabel,
  readDuration,
  type Storage,
  storageListPath,
  STORAGE_PATH,
  STORAGE_PLACES,
  type StoragePlace,
} from "./storage";

type CardProps = { entry: Storage; title: ReactNode; place?: StoragePlace | null; foods?: FoodLink[] };

export function StorageCard({ entry, title, place = null, foods = [] }: CardProps) {
  const { places, discardIf, advice } = entry;
  const main = mainPlace(entry, place);
  const others = STORAGE_PLACES.filter((each) => each !== main && places[each] !== null);
  return (
    <div className="keep-card">
      {title}
      <dl>
        {[...(main ? [main] : []), ...others].map((each) => (
          <div key={each}>
            <dt>{placeLabel(each, places)}</dt>
            <dd className={each === main ? "keep-main" : undefined}>{raised(places[each] ?? "")}</dd>
          </div>
        ))}
      </dl>
      {discardIf && (
        <p>
          <strong>À jeter si&#8239;:</strong> {ended(discardIf)}
        </p>
      )}
      {advice && (
        <p>
          <strong>Bon à savoir&#8239;:</strong> {ended(advice)}
        </p>
      )}
      {foods.length > 0 && (
        <p>
          <strong>Puis-je en manger&#8239;?</strong> <LinkedNames foods={foods} />
        </p>
      )}
    </div>
  );
}

type ResultProps = { entry: Storage; place: StoragePlace | null; firstRule: string };

export function StorageResult({ entry, place, firstRule }: ResultProps) {
  const { name, places } = entry;
  const isRange = [places.ferme, places.ouvert].some((text) => {
    const { min, max } = readDuration(text ?? "");
    return min !== null && min !== max;
  });
  const title = (
    <h2>
      <Link to={storageListPath({ term: name })} className="text-link">
        {name}
      </Link>
    </h2>
  );
  return (
    <section aria-label={"Ça se garde\u202f?"} className="max-w-main text-[.95rem]">
      <StorageCard {...{ entry, title, place }} />
      <p className="mt-3">
        Même d’aspect normal, un aliment gardé trop longtemps peut rendre malade.
        {isRange && (
          <> Pour un bébé, une femme enceinte, une personne âgée ou malade&#8239;: la durée la plus courte.</>
        )}{" "}
        {firstRule}
      </p>
      <p>
        <MoreLink to={STORAGE_PATH}>Toutes les durées de conservation</MoreLink>
      </p>
    </section>
  );
}
