import { Art } from "./art";

const QUARTERS = [0, 1, 2, 3];
const arrow = (y: number) => <path className="art-edge-line" d={`M128 ${y}h32M150 ${y - 9}l10 9-10 9`} />;

/** A quarter cut lengthwise: the skin on the left, the flesh on the right. */
function Wedges({ y, skin, flesh, seed }: { y: number; skin: string; flesh: string; seed?: string }) {
  return (
    <>
      {QUARTERS.map((index) => (
        <g key={index} transform={`translate(${184 + index * 40} ${y})`}>
          <path className={skin} d="M20 -32C-4 -24 -4 24 20 32Z" />
          <path className={flesh} d="M20 -26C6 -18 6 18 20 26Z" />
          {seed && <path className={seed} d="M20 -12C15 -8 15 8 20 12Z" />}
        </g>
      ))}
    </>
  );
}

function Words({ y, name }: { y: number; name: string }) {
  return (
    <text className="art-bold" x="8" y={y}>
      {name}
    </text>
  );
}

/** Dashes where the knife goes. */
const cut = (d: string) => <path className="art-cut" d={d} />;

export function RoundFoods() {
  return (
    <Art name="couper-aliments-ronds" size={[350, 366]}>
      <Words y={20} name="raisin" />
      <ellipse className="art-mint" cx="64" cy="68" rx="27" ry="35" />
      <path className="art-white-line" d="M48 58c2-8 6-13 12-16" />
      {cut("M64 26V110M64 26C50 46 50 90 64 110")}
      {arrow(68)}
      <Wedges y={68} skin="art-leaf" flesh="art-mint" seed="art-cream" />

      <Words y={144} name="tomate cerise" />
      <circle className="art-tomato" cx="64" cy="190" r="32" />
      <path className="art-leaf" d="M64 168l-16-6 11-3 5-9 5 9 11 3Z" />
      <path className="art-white-line" d="M44 190c0-8 4-14 9-18" />
      {cut("M64 152V230M64 152C48 172 48 210 64 230")}
      {arrow(190)}
      <Wedges y={190} skin="art-tomato" flesh="art-blush" seed="art-cream" />

      <Words y={266} name="saucisse" />
      <rect className="art-wood" x="8" y="292" width="112" height="40" rx="20" />
      <path className="art-white-line" d="M26 302h36" />
      {cut("M2 312H126")}
      {arrow(312)}
      {QUARTERS.map((index) => (
        <g key={index} transform={`translate(184 ${282 + index * 18})`}>
          <rect className="art-wood" width="152" height="11" rx="5.500" />
          <rect className="art-blush" x="5" y="5" width="142" height="6" rx="3" />
        </g>
      ))}
    </Art>
  );
}
