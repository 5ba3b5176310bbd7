import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { Illustration } from "~/shell/illustration";
import { STEPS, type StorageBar, type StorageGroup, type StorageLocation } from "./storage-list";
import { STORAGE_PLACES, type StoragePlace } from "./storage";
import { familyIllustration } from "~/foods/food-illustrations";

const OTHER_PLACES: Record<StoragePlace, string> = {
  placard: "Placard",
  ferme: "Fermé",
  ouvert: "Ouvert",
  congelateur: "Congélateur",
};

/** The storage durations of all foods in one place, by family, in words and in steps. Folded, unless few match. */
export function StorageRows({
  groups,
  location,
  place,
  isOpen,
}: {
  groups: StorageGroup[];
  location: StorageLocation;
  place: StoragePlace;
  isOpen: boolean;
}) {
  const others = STORAGE_PLACES.filter((other) => other !== place);
  return (
    <>
      <p aria-hidden className="keep-key">
        <span>sûr</span> <span className="keep-most">au plus tard</span>{" "}
        <span className="keep-date">date de l’emballage</span>
      </p>
      {groups.map(({ slug, title, rows }) => (
        <Fold
          key={slug}
          isOpen={isOpen}
          className="keep-group"
          summary={
            <>
              <span className="food-tile">
                <Illustration of={familyIllustration(slug)} />
              </span>
              <h3>{title}</h3> <small>{rows.length}</small>
            </>
          }
        >
          <p aria-hidden className="keep-steps">
            {STEPS[location].map(({ mark }) => (
              <span key={mark}>{mark}</span>
            ))}
          </p>
          <ul>
            {rows.map(({ storage: { id, name, places, discardIf, foods }, text, bar }) => (
              <li key={id}>
                <p>
                  {foods[0] && foods.length === 1 ? <Link to={foods[0].path}>{name}</Link> : <b>{name}</b>}
                  <span>{text}</span>
                </p>
                <Bar bar={bar} />
                <p>
                  {[
                    ...others.flatMap((other) =>
                      places[other] === null ? [] : `${OTHER_PLACES[other]}\u202f: ${places[other]}`,
                    ),
                    ...(discardIf === null ? [] : [`À jeter si\u202f: ${discardIf}`]),
                  ].join(". ")}
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </>
  );
}

/** A bar of six steps. It is decorative: the words beside it state the same duration. */
function Bar({ bar }: { bar: StorageBar }) {
  if (!bar) return null;
  const { min, max, isDated } = bar;
  return (
    <svg aria-hidden viewBox="0 0 6 1" preserveAspectRatio="none" className="keep-bar">
      <path d="M0 0h6v1H0Z" />
      {isDated ? (
        <path className="keep-date" d="M0 0h6v1H0Z" />
      ) : (
        <>
          {max > min && <path className="keep-most" d={`M0 0h${max}v1H0Z`} />}
          <path className="keep-sure" d={`M0 0h${min}v1H0Z`} />
        </>
      )}
    </svg>
  );
}
