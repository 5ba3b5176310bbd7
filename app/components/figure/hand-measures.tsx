import { Art } from "./art";

/** Capsule fingers: the same strokes, drawn wide in the edge's colour, then narrower in the hand's. */
function Hand({ d, tone = "art-hand" }: { d: string; tone?: string }) {
  return (
    <>
      <path className="art-hand-edge" d={d} />
      <path className={tone} d={d} />
    </>
  );
}

const crease = (d: string) => <path className="art-edge-line" d={d} />;

function Palm() {
  return (
    <>
      <Hand d="M47 82H101L97 122H56ZM62 124H92V150H62ZM48 82L41 42M66 78L64 26M84 78L88 32M101 84L110 52M54 112L22 84" />
      <path className="art-tomato" d="M47 96c1-13 15-19 30-19s27 6 27 18-4 28-14 32-23 3-31-5-13-13-12-26Z" />
      <path className="art-blush" d="M57 98c2-7 10-11 20-11s17 4 17 11-3 17-9 19-14 1-19-4-10-8-9-15Z" />
    </>
  );
}

function Fist() {
  return (
    <>
      <Hand d="M60 118H92V150H60Z" />
      <Hand tone="art-hand-maize" d="M48 78V104M67 68V104M86 68V104M104 76V102M48 108H102" />
      {crease("M57.500 74V96M76.500 66V96M95.500 72V96")}
      <Hand tone="art-hand-maize" d="M44 114L82 110" />
    </>
  );
}

const VEGETABLES: [string, number, number, number][] = [
  ["art-deep", 70, 98, 22],
  ["art-leaf", 48, 72, 19],
  ["art-leaf", 92, 72, 19],
  ["art-deep", 70, 60, 20],
  ["art-mint", 60, 84, 15],
  ["art-leaf", 82, 88, 17],
  ["art-mint", 99, 88, 9],
  ["art-tomato", 41, 90, 13],
  ["art-mint", 64, 54, 5],
];

function CuppedHands() {
  return (
    <>
      {VEGETABLES.map(([tone, x, y, radius]) => (
        <circle key={`${x} ${y}`} className={tone} cx={x} cy={y} r={radius} />
      ))}
      <Hand d="M20 74C22 104 38 120 66 122M24 88C30 112 46 124 64 126M30 104L52 142" />
      <Hand d="M120 74C118 104 102 120 74 122M116 88C110 112 94 124 76 126M110 104L88 142" />
      {crease("M70 112V132M30 92C36 106 46 113 60 115M110 92C104 106 94 113 80 115")}
    </>
  );
}

function Thumb() {
  return (
    <>
      <Hand d="M52 104L66 124L58 150H36ZM54 90L60 34M66 82H98M64 98H102M66 114H100M72 129H94M60 84L62 126" />
      {crease("M76 90H100M76 106H102M78 121.500H98")}
      <path className="art-hand-maize" d="M57.700 54L60 34" />
    </>
  );
}

const MEASURES = [
  { at: [15, -30], hand: <CuppedHands />, name: "deux mains", food: "légumes" },
  { at: [185, -30], hand: <Fist />, name: "un poing", food: "féculents cuits" },
  { at: [15, 188], hand: <Palm />, name: "une paume", food: "poisson, viande" },
  { at: [185, 188], hand: <Thumb />, name: "un pouce", food: "huile, beurre" },
] as const;

export function HandMeasures() {
  return (
    <Art name="mesures-main" size={[340, 394]}>
      {MEASURES.map(({ at: [x, y], hand, name, food }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {hand}
          <text className="art-bold art-middle" x="70" y="182">
            {name}
          </text>
          <text className="art-muted art-middle" x="70" y="202">
            {food}
          </text>
        </g>
      ))}
    </Art>
  );
}
