import { Art } from "./art";

/** Places of grains along an ear, from its top. */
const EAR = [58, 80, 102];

/** An open pod, and three lentils below it. */
function Pulses() {
  return (
    <>
      <path className="art-mint" d="M20 52c26-24 96-20 126 24 5 8 1 14-8 14-44 4-92 0-118-24-6-5-5-9 0-14Z" />
      <path className="art-deep" d="M32 56c26-14 78-10 102 20-38 4-78 0-102-20Z" />
      <g className="art-mint">
        {[60, 82, 104].map((x, index) => (
          <circle key={x} cx={x} cy={61 + index * 4} r="10" />
        ))}
        {[48, 78, 108].map((x) => (
          <ellipse key={x} cx={x} cy={x === 78 ? 130 : 118} rx="12" ry="8" />
        ))}
      </g>
    </>
  );
}

export function PulsesCereals() {
  return (
    <Art name="cereales-legumes-secs" size={[350, 214]}>
      <path
        className="art-maize"
        d="M184 6h150a12 12 0 0 1 12 12v126a12 12 0 0 1-12 12H184a12 12 0 0 1-12-12V105a26 26 0 1 0 0-48V18a12 12 0 0 1 12-12Z"
      />
      <path
        className="art-leaf"
        d="M16 6h138a12 12 0 0 1 12 12v51a20 20 0 1 1 0 24v51a12 12 0 0 1-12 12H16a12 12 0 0 1-12-12V18A12 12 0 0 1 16 6Z"
      />
      <Pulses />
      <g className="art-cream">
        {EAR.map((y) => (
          <g key={y}>
            <ellipse cx="258" cy={y} rx="9" ry="15" transform={`rotate(-32 258 ${y})`} />
            <ellipse cx="290" cy={y} rx="9" ry="15" transform={`rotate(32 290 ${y})`} />
          </g>
        ))}
        <ellipse cx="274" cy="36" rx="9" ry="16" />
      </g>
      <path className="art-white-line" d="M274 52v92" />
      <text className="art-bold art-middle" x="84" y="184">
        légumes secs
      </text>
      <text className="art-middle" x="84" y="206">
        apportent la lysine
      </text>
      <text className="art-bold art-middle" x="262" y="184">
        céréales
      </text>
      <text className="art-middle" x="262" y="206">
        apportent les soufrés
      </text>
    </Art>
  );
}
