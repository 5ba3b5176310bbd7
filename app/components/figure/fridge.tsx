import { Art, Pin } from "./art";

function Body() {
  return (
    <>
      <rect className="art-rim" x="36" y="306" width="22" height="10" rx="3" />
      <rect className="art-rim" x="152" y="306" width="22" height="10" rx="3" />
      <rect className="art-haze" x="14" y="4" width="182" height="306" rx="16" />
      <rect className="art-plate" x="24" y="14" width="162" height="214" rx="9" />
      <path className="art-ice" d="M24 156h162v63a9 9 0 0 1-9 9H33a9 9 0 0 1-9-9Z" />
      <rect className="art-sky" x="24" y="236" width="162" height="64" rx="9" />
      <rect className="art-haze" x="24" y="82" width="162" height="5" />
      <rect className="art-haze" x="24" y="153" width="162" height="5" />
    </>
  );
}

/** A closed box with its date, and a bowl. */
function Leftovers() {
  return (
    <>
      <rect className="art-mint" x="48" y="50" width="46" height="32" rx="5" />
      <rect className="art-leaf" x="45" y="44" width="52" height="8" rx="4" />
      <rect className="art-paper" x="58" y="60" width="26" height="14" rx="2" />
      <path className="art-edge-line" d="M63 67h16" />
      <path className="art-maize" d="M108 60h42c0 13-8 22-21 22s-21-9-21-22Z" />
      <rect className="art-wood" x="104" y="54" width="50" height="8" rx="4" />
    </>
  );
}

function Dairy() {
  return (
    <>
      {[44, 78].map((x) => (
        <g key={x}>
          <path className="art-blush" d={`M${x + 2} 123h24l-3 30h-18Z`} />
          <rect className="art-tomato" x={x} y="117" width="28" height="7" rx="3.500" />
        </g>
      ))}
      <path className="art-maize" d="M112 153l4-28h30l14 28Z" />
      <path className="art-cream" d="M112 153l4-28 44 28Z" />
      <circle className="art-maize" cx="124" cy="144" r="3.500" />
    </>
  );
}

function RawFood() {
  return (
    <>
      <path className="art-plate" d="M38 205c0-16 14-25 33-25s31 10 31 22-13 16-31 16-33-1-33-13Z" />
      <path className="art-tomato" d="M44 204c0-12 11-19 27-19s25 8 25 17-10 11-25 11-27-0-27-9Z" />
      <circle className="art-cream" cx="61" cy="198" r="5" />
      <path className="art-sky" d="M112 202c12-18 36-20 50-2l12-11c3 8 3 16 0 24l-12-10c-14 17-38 16-50-1Z" />
      <circle className="art-edge" cx="125" cy="199" r="2.500" />
      <path className="art-white-line" d="M138 194c4 5 4 10 0 15" />
    </>
  );
}

function Freezer() {
  return (
    <>
      <path className="art-white-line" d="M50 255v26M38.700 261.500l22.600 13M38.700 274.500l22.600-13" />
      <rect className="art-ice" x="78" y="252" width="48" height="34" rx="5" />
      <path className="art-leaf" d="M88 270c8-10 22-10 28-2-7 9-21 11-28 2Z" />
    </>
  );
}

const label = (y: number, words: string) => (
  <>
    <rect className="art-paper" x="126" y={y} width="58" height="19" rx="9.500" />
    <text className="art-label" x="155" y={y + 14}>
      {words}
    </text>
  </>
);

export function Fridge() {
  return (
    <Art name="frigo" size={[210, 318]}>
      <Body />
      <Leftovers />
      <Dairy />
      <RawFood />
      <Freezer />
      {label(160, "0–4 °C")}
      {label(240, "−18 °C")}
      {[48, 128, 192, 268].map((y, index) => (
        <Pin key={y} x={12} y={y}>
          {index + 1}
        </Pin>
      ))}
    </Art>
  );
}
