import { Art, disc, Stamps } from "./art";

const DINNERS: [number, number][] = [
  [142, 48],
  [198, 48],
  [142, 102],
  [198, 102],
  [170, 75],
];

const label = (x: number, words: string) => (
  <text className="art-bold art-middle" x={x} y="152">
    {words}
  </text>
);

export function BeforeTheList() {
  return (
    <Art name="avant-la-liste" size={[340, 160]}>
      <rect className="art-wood" x="6" y="22" width="88" height="106" rx="6" />
      <path className="art-cream" d="M13 29h74v42H13ZM13 78h74v43H13Z" />
      <rect className="art-tomato" x="20" y="46" width="20" height="25" rx="3" />
      <path className="art-plate" d="M20 53h20v11H20Z" />
      <path className="art-amber" d="M50 48h26l2 23H48ZM52 40h22v8H52Z" />
      <path className="art-sky" d="M20 90h22v31H20ZM23 84h16v6H23Z" />
      <path className="art-leaf" d="M62 100c4-4 2-8 2-14l3 3 3-3c0 6-2 10 2 14Z" />
      <circle className="art-maize" cx="67" cy="109" r="12" />
      <Stamps tone="art-rim" at={DINNERS} d={disc(19)} />
      <Stamps tone="art-plate" at={DINNERS} d={disc(17)} />
      <Stamps tone="art-leaf" at={DINNERS} d="m1-12a12 12 0 0 1 0 24z" />
      <Stamps tone="art-maize" at={DINNERS} d="m-1 1v11a12 12 0 0 1-11-11z" />
      <Stamps tone="art-tomato" at={DINNERS} d="m-1-1h-11a12 12 0 0 1 11-11z" />
      <path className="art-paper" d="M250 22h72v96l-10 10h-62Z" />
      <path className="art-maize" d="M322 118h-10v10Z" />
      <path className="art-leaf" d="M258 38h10v10h-10ZM258 62h10v10h-10ZM258 86h10v10h-10Z" />
      <path className="art-edge-line" d="M276 43h34M276 67h26M276 91h34" />
      <path className="art-leader" d="M101 75h10M107 70l5 5-5 5M228 75h10M234 70l5 5-5 5" />
      {label(50, "ce qui reste")}
      {label(170, "cinq dîners")}
      {label(286, "la liste")}
    </Art>
  );
}
