import { Link } from "@remix-run/react";
import { FoodField } from "~/foods/look-up/look-up-form";
import { STORAGE_PATH, type StoragePlace } from "./storage";
import { LOCATIONS, locationOf, PLACE_PARAMS, storageListPath } from "./storage-list";

type FormProps = { name: string; chosen: StoragePlace | null; error: string | undefined };

export function StorageForm({ name, chosen, error }: FormProps) {
  return (
    <form action={STORAGE_PATH} className="keep-form">
      <FoodField label="Un aliment" placeholder="Ex : riz cuit" name={name} error={error} />
      <button type="submit" className="button button-primary min-h-12">
        Filtrer
      </button>
      {chosen &&
        Object.entries(PLACE_PARAMS[chosen]).map(([param, value]) => (
          <input key={param} type="hidden" name={param} value={value} />
        ))}
    </form>
  );
}

export function StoragePlaces({ name, shown }: { name: string; shown: StoragePlace | null }) {
  const isCurrent = (is: boolean) => (is ? "true" : undefined);
  const location = shown && locationOf(shown);
  const pathOf = (place: StoragePlace) => storageListPath({ term: name, place });
  return (
    <>
      <nav aria-label="Où" className="print:hidden">
        <ul className="keep-places">
          {(["placard", "ouvert", "congelateur"] as const).map((place) => (
            <li key={place}>
              <Link to={pathOf(place)} aria-current={isCurrent(location === locationOf(place))}>
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden
                  className="keep-icon"
                  dangerouslySetInnerHTML={{ __html: locationOf(place).icon }}
                />
                {locationOf(place).name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {location === LOCATIONS.frigo && (
        <nav aria-label="Ouvert ou fermé" className="print:hidden">
          <ul className="keep-states">
            {(["ouvert", "ferme"] as const).map((place) => (
              <li key={place}>
                <Link to={pathOf(place)} aria-current={isCurrent(place === shown)}>
                  {place === "ouvert" ? "Ouvert, coupé ou cuit" : "Fermé, entier ou cru"}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
