import { Art, disc, Stamps } from "./art";

const PLATES: [number, number][] = [
  [84, 58],
  [256, 58],
  [84, 226],
];

const label = (x: number, y: number, words: string) => (
  <text className="art-bold art-middle" x={x} y={y}>
    {words}
  </text>
);

export function HungerCheck() {
  return (
    <Art name="faim-ou-pas" size={[340, 312]}>
      <Stamps tone="art-rim" at={PLATES} d={disc(54)} />
      <Stamps tone="art-plate" at={PLATES} d={disc(51)} />
      <Stamps tone="art-rim" at={PLATES} d={disc(39)} />
      <Stamps tone="art-plate" at={PLATES} d={disc(37)} />
      <path className="art-leaf" d="M86 24a34 34 0 0 1 0 68Z" />
      <path className="art-tomato" d="M82 56H48a34 34 0 0 1 34-32Z" />
      <path className="art-maize" d="M82 60V92a34 34 0 0 1-34-32Z" />
      <Stamps
        tone="art-mint"
        at={[
          [98, 48],
          [106, 66],
          [94, 76],
        ]}
        d={disc(5)}
      />
      <path className="art-edge-line" d="M248 48a8 8 0 1 1 12 7c-4 2-4 4-4 8M256 72v1" />
      <path className="art-leaf" d="M87 202a24 24 0 0 1 0 48Z" />
      <path className="art-maize" d="M81 202a24 24 0 0 0 0 48Z" />
      <path className="art-cutlery" d="M13 254V214M5 198v12a8 8 0 0 0 16 0v-12M13 198v10" />
      <path className="art-leaf" d="M236 196c2-8 10-12 18-8-2 8-10 12-18 8Z" />
      <path
        className="art-tomato"
        d="M226 200c16-8 38 4 36 30-2 18-14 30-24 26-4-2-8-2-12 0-10 4-22-8-24-26-2-26 8-36 24-30Z"
      />
      <path className="art-white-line" d="M212 216c1-5 4-8 8-9" />
      <path className="art-haze" d="M272 212h40l-6 44h-28Z" />
      <rect className="art-blue" x="268" y="204" width="48" height="10" rx="5" />
      <path className="art-plate" d="M276 226h32l-2 16h-28Z" />
      <path
        className="art-leader"
        d="M150 58h36M177 50l9 8-9 8M222 142L136 184M148 184l-12 0 5-11M256 142v40M248 173l8 9 8-9"
      />
      {label(84, 134, "première assiette")}
      {label(256, 134, "encore faim ?")}
      {label(84, 304, "oui : du rab")}
      {label(256, 304, "non : un fruit")}
    </Art>
  );
}
