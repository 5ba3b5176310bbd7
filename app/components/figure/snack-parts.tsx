import { Art } from "./art";

function Pear() {
  return (
    <g transform="translate(-8 0)">
      <path
        className="art-mint"
        d="M58 40c12 0 17 10 18 24 2 15 19 22 19 44 0 21-16 34-37 34s-37-13-37-34c0-22 17-29 19-44 1-14 6-24 18-24Z"
      />
      <path className="art-leaf-line" d="M58 42c0-10 2-16 7-22" />
      <path className="art-leaf" d="M66 30c6-12 18-14 28-9-4 11-16 16-28 9Z" />
      <path className="art-white-line" d="M34 112c-2-10 2-18 8-24" />
    </g>
  );
}

/** A slice of wholemeal bread, and a pot of yoghurt. */
function Filling() {
  return (
    <g transform="translate(-10 0)">
      <path
        className="art-wood"
        d="M140 62c-14-4-14-32 14-32h50c28 0 28 28 14 32v70a10 10 0 0 1-10 10h-58a10 10 0 0 1-10-10Z"
      />
      <path
        className="art-cream"
        d="M150 56c-12-4-10-18 6-18h46c16 0 18 14 6 18v72a6 6 0 0 1-6 6h-46a6 6 0 0 1-6-6Z"
      />
      <path className="art-plate" d="M174 92h64l-7 46a5 5 0 0 1-5 4h-40a5 5 0 0 1-5-4Z" />
      <path className="art-haze" d="M176 104h60l-3 20h-54Z" />
      <rect className="art-sky" x="170" y="84" width="72" height="11" rx="5.500" />
    </g>
  );
}

function Water() {
  return (
    <g transform="translate(4 0)">
      <path className="art-haze" d="M268 48h64l-8 88a7 7 0 0 1-7 6h-34a7 7 0 0 1-7-6Z" />
      <path className="art-sky" d="M271 72h58l-6 64a7 7 0 0 1-7 6h-32a7 7 0 0 1-7-6Z" />
      <path className="art-white-line" d="M282 86l3 38" />
    </g>
  );
}

const PARTS: { x: number; title: string; words: string }[] = [
  { x: 50, title: "fraîcheur", words: "fruit, légume" },
  { x: 176, title: "solide", words: "pain, laitage…" },
  { x: 304, title: "eau", words: "un verre" },
];

export function SnackParts() {
  return (
    <Art name="encas" size={[350, 212]}>
      <rect className="art-mist" y="96" width="350" height="64" rx="16" />
      <Pear />
      <Filling />
      <Water />
      <path className="art-cutlery" d="M98 66v20M88 76h20M253 66v20M243 76h20" />
      {PARTS.map(({ x, title, words }) => (
        <g key={title}>
          <text className="art-bold art-middle" x={x} y="184">
            {title}
          </text>
          <text className="art-muted art-middle" x={x} y="205">
            {words}
          </text>
        </g>
      ))}
    </Art>
  );
}
