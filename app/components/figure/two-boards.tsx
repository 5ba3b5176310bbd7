import { Art, Pin } from "./art";

type BoardProps = { y: number; top: string; lip: string };

/** A chopping board seen from above, its handle on the right. */
function Board({ y, top, lip }: BoardProps) {
  return (
    <g transform={`translate(30 ${y})`}>
      <path className={lip} d="M0 20H160V84a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z" />
      <path className={lip} d="M150 34H184a12 12 0 0 1 12 12V62a12 12 0 0 1-12 12H150Z" />
      <rect className={top} x="146" y="30" width="50" height="36" rx="12" />
      <rect className={top} width="160" height="90" rx="14" />
      <circle className="art-plate" cx="180" cy="48" r="7" />
    </g>
  );
}

function RawFood() {
  return (
    <>
      <path className="art-plate" d="M46 50c0-20 16-30 36-28s30 16 28 32-20 24-38 22-26-12-26-26Z" />
      <path className="art-tomato" d="M53 51c0-15 12-23 28-22s24 13 22 25-16 17-30 16-20-8-20-19Z" />
      <circle className="art-cream" cx="72" cy="44" r="6" />
      <path className="art-white-line" d="M86 58c4-2 7-6 8-10" />
      <path className="art-sky" d="M118 58c10-20 34-22 44-4l12-11c4 9 4 19 0 28l-12-9c-12 18-34 16-44-4Z" />
      <circle className="art-edge" cx="130" cy="55" r="2.500" />
      <path className="art-white-line" d="M140 50c4 5 4 11 0 16" />
    </>
  );
}

const HAND =
  "M10 38V14a4 4 0 0 1 9 0V33h1V7a4 4 0 0 1 9 0V33h1V10a4 4 0 0 1 9 0V35h1V19a4 4 0 0 1 8 0V48c0 12-5 18-10 21V80H18V68C11 64 4 54 0 46a5 5 0 0 1 8-6Z";

const BUBBLES = [
  [104, 220, 9],
  [122, 226, 12],
  [142, 220, 8],
  [88, 196, 8],
  [140, 170, 7],
];

/** A hand in foam, under the tap, and the soap. */
function Washing() {
  return (
    <>
      <path className="art-sky" d="M30 130H106a16 16 0 0 1 16 16v8H104v-2a4 4 0 0 0-4-4H30Z" />
      <path className="art-blue" d="M58 130h16v-6h6v-8H52v8h6Z" />
      <rect className="art-haze" x="107" y="154" width="12" height="62" />
      <g transform="translate(82 172) rotate(-90) scale(-1 1)">
        <path className="art-skin" d={HAND} />
        <path className="art-edge-line" d={HAND} />
      </g>
      <rect className="art-blue" x="154" y="184" width="12" height="28" rx="4" />
      {BUBBLES.map(([x = 0, y = 0, radius = 0]) => (
        <g key={y}>
          <circle className="art-haze" cx={x} cy={y} r={radius} />
          <path className="art-white-line" d={`M${x - 4} ${y}a4 4 0 0 1 4-4`} />
        </g>
      ))}
      <path className="art-leaf" d="M188 130h24v6H202v18h-8v-18h-6Z" />
      <rect className="art-mint" x="178" y="152" width="40" height="62" rx="8" />
      <rect className="art-plate" x="185" y="170" width="26" height="24" rx="4" />
    </>
  );
}

function ReadyFood() {
  return (
    <g transform="translate(0 22)">
      <circle className="art-tomato" cx="68" cy="266" r="24" />
      <path className="art-leaf" d="M68 252l-14-5 10-3 4-8 4 8 10 3Z" />
      <path className="art-white-line" d="M52 268c0-6 3-10 7-13" />
      <ellipse className="art-plate" cx="118" cy="270" rx="20" ry="26" />
      <circle className="art-maize" cx="118" cy="276" r="11" />
      <path className="art-leaf" d="M146 294c-8-14-2-24 0-32 4-14 22-16 28-4 8 14 2 28-8 34-6 4-14 6-20 2Z" />
      <path className="art-white-line" d="M150 290c4-10 8-18 14-26M156 276l-4-7M158 273l9-1" />
    </g>
  );
}

export function TwoBoards() {
  return (
    <Art name="deux-planches" size={[230, 346]}>
      <Board y={4} top="art-cream" lip="art-wood" />
      <RawFood />
      <Washing />
      <Board y={244} top="art-mint" lip="art-leaf" />
      <ReadyFood />
      {[48, 178, 290].map((y, index) => (
        <Pin key={y} x={14} y={y}>
          {index + 1}
        </Pin>
      ))}
    </Art>
  );
}
