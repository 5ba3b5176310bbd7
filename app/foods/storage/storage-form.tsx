import { Link } from "@remix-run/react";
import { FOOD_PARAM, MAX_FOOD_NAME } from "~/foods/look-up/look-up";
import { STORAGE_PATH } from "./storage";
import {
  STORAGE_LOCATIONS,
  STORAGE_STATES,
  type StorageChoice,
  storageListPath,
  type StorageLocation,
  type StorageState,
  type StorageView,
} from "./storage-list";

const LOCATION_NAMES: Record<StorageLocation, string> = {
  placard: "Placard",
  frigo: "Réfrigérateur",
  congelateur: "Congélateur",
};

const STATE_NAMES: Record<StorageState, string> = {
  ouvert: "Ouvert, coupé ou cuit",
  ferme: "Fermé, entier ou cru",
};

type Props = { name: string; filter: StorageChoice };

/** The form that finds a food's storage durations. Like `LookUpForm`, it works without scripts. */
export function StorageForm({ name, filter, error }: Props & { error: string | undefined }) {
  const { location, state } = filter;
  return (
    <form action={STORAGE_PATH} className="keep-form">
      <label htmlFor={FOOD_PARAM} className="font-semibold">
        Un aliment
      </label>
      <div>
        <input
          id={FOOD_PARAM}
          name={FOOD_PARAM}
          type="text"
          maxLength={error ? undefined : MAX_FOOD_NAME}
          defaultValue={name}
          placeholder="Ex : riz cuit"
          enterKeyHint="search"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "aliment-erreur" : undefined}
          className="field min-h-12"
        />
        <button type="submit" className="button button-primary min-h-12">
          Filtrer
        </button>
      </div>
      {location && <input type="hidden" name="lieu" value={location} />}
      {state && <input type="hidden" name="etat" value={state} />}
      {error && (
        <p id="aliment-erreur" className="mt-1 font-semibold text-myth">
          {error}
        </p>
      )}
    </form>
  );
}

/** Links that select the place and, for the refrigerator, whether the food is opened. */
export function StoragePlaces({ name, filter, view }: Props & { view: StorageView }) {
  const shown = view.kind === "place" ? view : null;
  const term = name;
  return (
    <>
      <nav aria-label="Où" className="print:hidden">
        <ul className="keep-places">
          {STORAGE_LOCATIONS.map((location) => (
            <li key={location}>
              <Link
                to={storageListPath({ term, location })}
                aria-current={shown?.location === location ? "true" : undefined}
              >
                <PlaceIcon location={location} />
                {LOCATION_NAMES[location]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {shown?.location === "frigo" && (
        <nav aria-label="Ouvert ou fermé" className="print:hidden">
          <ul className="keep-states">
            {STORAGE_STATES.map((state) => (
              <li key={state}>
                <Link
                  to={storageListPath({ term, location: filter.location ?? (term ? "frigo" : null), state })}
                  aria-current={shown.place === state ? "true" : undefined}
                >
                  {STATE_NAMES[state]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

const ICONS: Record<StorageLocation, string> = {
  placard:
    '<rect x="4" y="3" width="16" height="16" rx="1.5"/><path d="M12 3v16M4 11h16M9.5 7h.01M14.5 7h.01M9.5 15h.01M14.5 15h.01M6 19v2M18 19v2"/>',
  frigo: '<rect x="6" y="2" width="12" height="20" rx="2"/><path d="M6 9.5h12M9 6v.8M9 13v2.5"/>',
  congelateur:
    '<path d="M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3.5 10.2 7 9.1l-.8-3.4M20.5 13.8 17 14.9l.8 3.4M20.5 10.2 17 9.1l.8-3.4M3.5 13.8 7 14.9l-.8 3.4"/>',
};

function PlaceIcon({ location }: { location: StorageLocation }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="keep-icon"
      dangerouslySetInnerHTML={{ __html: ICONS[location] }}
    />
  );
}
