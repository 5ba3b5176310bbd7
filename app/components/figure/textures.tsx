import type { ReactNode } from "react";
import { Art } from "./art";

type PlateProps = { x: number; y: number; title: string; words: string; children: ReactNode };

/** A plate seen from above, with its level below. */
function Plate({ x, y, title, words, children }: PlateProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="art-plate art-rim-line" r="72" />
      <circle className="art-plate art-rim-line" r="58" />
      {children}
      <text className="art-bold art-middle" y="98">
        {title}
      </text>
      <text className="art-muted art-middle" y="119">
        {words}
      </text>
    </g>
  );
}

/** Where minced food lies, 4 mm (8 wide) a crumb; each tone takes every third. */
const CRUMBS = [-3, -2, -1, 0, 1, 2, 3].flatMap((column) =>
  [-3, -2, -1, 0, 1, 2, 3]
    .filter((row) => column * column + row * row < 14)
    .map((row) => ({
      at: `M${column * 13 + (row % 2) * 4 - 4} ${row * 13 + (column % 2) * 4 - 4}`,
      tone: Math.abs(column * 2 + row) % 3,
    })),
);

const crumbs = (tone: number) =>
  CRUMBS.filter((crumb) => crumb.tone === tone)
    .map(({ at }) => `${at}h8v8h-8Z`)
    .join("");

/** Soft pieces: 1.5 cm is 30 wide. */
const PIECES: [number, number, string][] = [
  [-15, -52, "art-leaf"],
  [20, -30, "art-maize"],
  [16, 8, "art-tomato"],
  [-24, 22, "art-maize"],
  [-50, -22, "art-tomato"],
  [-17, -16, "art-wood"],
];

export function Textures() {
  return (
    <Art name="textures" size={[350, 412]}>
      <Plate x={88} y={76} title="4 · Mixé" words="très épais">
        <circle className="art-maize" r="50" />
        <path className="art-white-line" d="M-30 6c2-26 36-36 50-16s-4 40-24 34-12-28 4-22" />
      </Plate>
      <Plate x={262} y={76} title="5 · Haché fin" words="4 mm au plus">
        <circle className="art-cream" r="50" />
        <path className="art-tomato" d={crumbs(0)} />
        <path className="art-wood" d={crumbs(1)} />
        <path className="art-leaf" d={crumbs(2)} />
      </Plate>
      <Plate x={88} y={286} title="6 · En morceaux" words="tendres, 1,5 cm au plus">
        <circle className="art-cream" r="52" />
        {PIECES.map(([x, y, tone]) => (
          <rect key={`${x} ${y}`} className={tone} x={x} y={y} width="30" height="30" rx="7" />
        ))}
      </Plate>
      <Plate x={262} y={286} title="7 · Normal" words="ou facile à mâcher">
        <path className="art-cream" d="M4 0l26 18c8-4 14 2 12 8 6 2 6 12-2 12-8 2-12-4-10-10L-2 10Z" />
        <path className="art-wood" d="M-50-18c2-24 32-36 50-22s20 34 8 46-30 2-42 6-18-14-16-30Z" />
        <path className="art-white-line" d="M-40-20c3-10 10-16 20-18" />
        <path className="art-mint" d="M-30 50l5-22h11l5 22Z" />
        <path className="art-leaf" d="M-41 34a10 10 0 0 1 8-16 12 12 0 0 1 24-2 11 11 0 0 1 10 18Z" />
        <ellipse className="art-maize" cx="32" cy="-20" rx="17" ry="12" />
      </Plate>
    </Art>
  );
}
