import { Art } from "../art";

const LETTERS = [
  ["A", 188, 88],
  ["B", 76, 116],
  ["C", 70, 79],
  ["D", 82, 31],
] as const;

/** An open refrigerator: shelves, a drawer, and the racks of its door. */
export function FourPlaces() {
  return (
    <Art name="frigo-quatre-places" size={[240, 140]}>
      <rect className="art-haze" x="16" y="2" width="132" height="136" rx="10" />
      <rect className="art-plate" x="24" y="10" width="116" height="120" rx="6" />
      <path className="art-haze" d="M24 44h116v4H24ZM24 92h116v4H24Z" />
      <rect className="art-ice" x="24" y="66" width="116" height="26" />
      <path className="art-haze" d="M24 62h116v4H24Z" />
      <rect className="art-mint" x="32" y="24" width="30" height="20" rx="4" />
      <rect className="art-leaf" x="30" y="19" width="34" height="7" rx="3" />
      <path className="art-maize" d="M100 30h32c0 9-6 14-16 14s-16-5-16-14Z" />
      <path className="art-edge-line" d="M38 71v16M31 75l14 8M31 83l14-8" />
      <path className="art-tomato" d="M96 90c0-10 8-16 20-16s18 7 18 12-5 6-16 6-22 2-22-2Z" />
      <rect className="art-mint" x="30" y="102" width="104" height="26" rx="5" />
      <circle className="art-tomato" cx="48" cy="116" r="9" />
      <path className="art-leaf" d="M104 124c-8-8-4-18 4-20 8-2 16 4 16 12s-12 14-20 8Z" />
      <path className="art-haze" d="M148 6h58a8 8 0 0 1 8 8v112a8 8 0 0 1-8 8h-58Z" />
      <path className="art-plate" d="M154 14h48a4 4 0 0 1 4 4v104a4 4 0 0 1-4 4h-48Z" />
      <rect className="art-sky" x="186" y="30" width="12" height="32" rx="4" />
      <rect className="art-cream" x="162" y="24" width="14" height="38" rx="4" />
      <path className="art-haze" d="M154 54h52v12h-52ZM154 104h52v12h-52Z" />
      <rect className="art-maize" x="162" y="82" width="16" height="22" rx="4" />
      {LETTERS.map(([letter, x, y]) => (
        <g key={letter}>
          <circle className="art-edge" cx={x} cy={y} r="13" />
          <circle className="art-paper" cx={x} cy={y} r="10.500" />
          <text className="art-label" x={x} y={y + 5}>
            {letter}
          </text>
        </g>
      ))}
    </Art>
  );
}
