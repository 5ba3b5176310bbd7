import { Art, Stamps } from "./art";

const PLACES: [number, number][] = [
  [13, 66],
  [77, 66],
  [141, 66],
  [222, 66],
  [282, 66],
];

const DAYS = ["lun.", "mar.", "mer.", "jeu.", "ven."];
const FROZEN = PLACES.slice(3);

/** Beans in the chili. */
const BEANS =
  "m14 30a5 3 0 1 0 10 0a5 3 0 1 0-10 0zm14-4a5 3 0 1 0 10 0a5 3 0 1 0-10 0zm2 14a5 3 0 1 0 10 0a5 3 0 1 0-10 0z";

export function WeekBoxes() {
  return (
    <Art name="boites-semaine" size={[340, 206]}>
      <rect className="art-haze" y="34" width="206" height="136" rx="14" />
      <rect className="art-ice" x="8" y="42" width="190" height="120" rx="8" />
      <rect className="art-sky" x="214" y="34" width="126" height="136" rx="14" />
      <Stamps tone="art-plate" at={PLACES} d="m2 8h46v38q0 6-6 6h-34q-6 0-6-6z" />
      <path className="art-leaf" d="M18 92h20v26H24q-6 0-6-6ZM146 92h40v20q0 6-6 6h-28q-6 0-6-6Z" />
      <path className="art-maize" d="M38 92h20v20q0 6-6 6H38ZM82 92h40v20q0 6-6 6H88q-6 0-6-6Z" />
      <path className="art-wood" d="M26 92c0-16 24-16 24 0Z" />
      <path className="art-rim" d="M90 100a11 12 0 1 1 22 0 11 9 0 1 1-22 0Z" />
      <circle className="art-amber" cx="101" cy="100" r="5" />
      <circle className="art-maize" cx="158" cy="104" r="6" />
      <circle className="art-tomato" cx="174" cy="102" r="7" />
      <Stamps tone="art-tomato" at={FROZEN} d="m5 18h40v28q0 6-6 6h-28q-6 0-6-6z" />
      <Stamps tone="art-cocoa" at={FROZEN} d={BEANS} />
      <Stamps tone="art-deep" at={PLACES} d="m4 0h42a5 5 0 0 1 0 10h-42a5 5 0 0 1 0-10z" />
      {PLACES.map(([x, y], index) => (
        <text key={x} className="art-label" x={x + 25} y={y + 78}>
          {DAYS[index]}
        </text>
      ))}
      <text className="art-bold" x="2" y="22">
        réfrigérateur
      </text>
      <text className="art-bold art-end" x="338" y="22">
        congélateur
      </text>
      <text className="art-muted" x="2" y="196">
        trois jours au plus
      </text>
      <text className="art-muted art-end" x="338" y="196">
        jusqu’à la veille
      </text>
    </Art>
  );
}
