import { Link } from "@remix-run/react";
import { FoodField } from "~/foods/look-up/look-up-form";
import { STORAGE_PATH, type StoragePlace } from "./storage";
import { PLACE_PARAMS, storageListPath } from "./storage-list";
import { LOCATIONS, locationOf } from "./storage-locations";

const STATES: { place: StoragePlace; name: string }[] = [
  { place: "ouvert", name: "Ouvert, coupé ou cuit" },
  { place: "ferme", name: "Fermé, entier ou cru" },
];

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
  return (
    <>
      <nav aria-label="Où" className="print:hidden">
        <ul className="keep-places">
          {(["placard", "ouvert", "congelateur"] as const).map((place) => (
            <li key={place}>
              <Link
                to={storageListPath({ term: name, place })}
                aria-current={isCurrent(location === LOCATIONS[place])}
              >
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden
                  className="keep-icon"
                  dangerouslySetInnerHTML={{ __html: LOCATIONS[place].icon }}
                />
                {LOCATIONS[place].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {location === LOCATIONS.ouvert && (
        <nav aria-label="Ouvert ou fermé" className="print:hidden">
          <ul className="keep-states">
            {STATES.map((state) => (
              <li key={state.place}>
                <Link
                  to={storageListPath({ term: name, place: state.place })}
                  aria-current={isCurrent(state.place === shown)}
                >
                  {state.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
