import { Art } from "../art";

const ROWS: [string, number][] = [
  ["Énergie", 74],
  ["Graisses", 34],
  ["Glucides", 58],
  ["Sel", 16],
];

/** The nutrition table of a pack; what its column is for is hidden. */
export function HiddenColumn() {
  return (
    <Art name="tableau-sans-quantite" size={[240, 140]}>
      <rect className="art-rim" x="8" y="2" width="224" height="136" rx="10" />
      <rect className="art-paper" x="12" y="6" width="216" height="128" rx="7" />
      <rect className="art-maize" x="106" y="12" width="116" height="28" rx="6" />
      <text className="art-label" x="164" y="32">
        pour… ?
      </text>
      {ROWS.map(([name, width], index) => (
        <g key={name} transform={`translate(0 ${46 + index * 22})`}>
          <rect className="art-rim" x="12" width="216" height="1.500" />
          <text className="art-label" x="58" y="16">
            {name}
          </text>
          <rect className="art-haze" x="116" y="7" width={width} height="9" rx="4.500" />
        </g>
      ))}
    </Art>
  );
}
