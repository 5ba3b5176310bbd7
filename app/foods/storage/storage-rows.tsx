import { Link } from "@remix-run/react";
import { SCALES, type StorageBar, type StorageGroup, type StorageLocation } from "./storage-list";
import type { StoragePlace } from "./storage";

const OTHER_PLACES: Record<StoragePlace, string> = {
  placard: "Placard",
  ferme: "Fermé",
  ouvert: "Ouvert",
  congelateur: "Congélateur",
};

/** The storage durations of all foods in one place, in words and as thin bars. */
export function StorageRows({
  groups,
  location,
  place,
}: {
  groups: StorageGroup[];
  location: StorageLocation;
  place: StoragePlace;
}) {
  const others = (["placard", "ferme", "ouvert", "congelateur"] as const).filter((other) => other !== place);
  return (
    <>
      <div aria-hidden className="keep-scale">
        <p>
          <span className="keep-sure">jusque-là</span> <span className="keep-most">au plus tard</span>{" "}
          <span className="keep-date">date écrite</span>
        </p>
        <p>
          {SCALES[location].marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </p>
      </div>
      {groups.map(({ title, rows }) => (
        <section key={title} className="keep-group">
          <h3>{title}</h3>
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
        </section>
      ))}
    </>
  );
}

/** A bar. It is decorative: the words beside it state the same duration. */
function Bar({ bar }: { bar: StorageBar }) {
  if (!bar) return null;
  if (bar.isDated)
    return (
      <svg aria-hidden className="keep-bar">
        <line x1="2" x2="100%" y1="4" y2="4" />
      </svg>
    );
  return (
    <svg aria-hidden className="keep-bar">
      <rect width="100%" />
      {bar.max > bar.min && <rect width={`${bar.max}%`} />}
      <rect width={`${bar.min}%`} />
    </svg>
  );
}
