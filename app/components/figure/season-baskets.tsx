import { Art, disc, Stamps } from "./art";

/* What stands in a basket of 134, whose edge is at 80. */

const AUTUMN = (
  <>
    <path className="art-amber" d="M8 66C8 46 26 40 44 40S80 46 80 66 64 96 44 96 8 88 8 66Z" />
    <path className="art-maize" d="M27 68C27 48 36 42 44 42S61 48 61 68 54 96 44 96 27 88 27 68Z" />
    <path className="art-deep" d="M39 44L36 28L47 24L48 44Z" />
    <Stamps
      tone="art-mint"
      at={[
        [110, 40],
        [90, 48],
      ]}
      d="c8 0 7 12 11 20s9 10 9 18-8 16-20 16-20-8-20-16 5-10 9-18 3-20 11-20z"
    />
    <path className="art-deep-line" d="M110 40l3-10M90 48l-2-9" />
  </>
);

const WINTER = (
  <>
    <circle className="art-leaf" cx="44" cy="60" r="36" />
    <path className="art-mint" d="M44 28C66 34 72 60 60 92H28C16 60 22 34 44 28Z" />
    <path className="art-deep-line" d="M44 38V92M44 54L32 46M44 54L56 46M44 70L28 60M44 70L60 60" />
    <ellipse className="art-cocoa" cx="108" cy="58" rx="20" ry="17" />
    <circle className="art-wood" cx="92" cy="72" r="22" />
    <circle className="art-mint" cx="92" cy="72" r="17" />
    <circle className="art-cream" cx="92" cy="72" r="6" />
  </>
);

const SPEARS: [number, number][] = [
  [14, 22],
  [46, 16],
  [30, 6],
];

const STRAWBERRIES: [number, number][] = [
  [88, 62],
  [70, 90],
  [107, 90],
];

const SPRING = (
  <>
    <Stamps tone="art-mint" at={SPEARS} d="m0 14h12v80h-12z" />
    <Stamps tone="art-leaf" at={SPEARS} d="m0 26c-3-14 2-22 6-26c4 4 9 12 6 26zm1 20l5-10 5 10z" />
    <Stamps tone="art-tomato" at={STRAWBERRIES} d="c-11-6-18-18-16-28c6-8 26-8 32 0c2 10-5 22-16 28z" />
    <Stamps tone="art-cream" at={STRAWBERRIES} d="m-8-22h3v4h-3zm10 0h3v4h-3zm-5 8h3v4h-3z" />
    <Stamps tone="art-leaf" at={STRAWBERRIES} d="m0-38l5 6 10-2-6 8-9 4-9-4-6-8 10 2z" />
  </>
);

const TOMATOES: [number, number][] = [
  [44, 48],
  [24, 72],
  [68, 70],
];

const SUMMER = (
  <>
    <path className="art-deep" d="M74 92L94 16c3-8 17-4 15 5L98 96Z" />
    <path className="art-leaf" d="M94 92L114 36c3-8 16-4 14 5L114 98Z" />
    <path className="art-wood" d="M95 16l4-12 9 3-2 12ZM115 36l4-11 9 3-3 11Z" />
    <Stamps tone="art-tomato" at={TOMATOES} d={disc(23)} />
    <Stamps tone="art-leaf" at={TOMATOES} d="m0-10l-15-6 11-3 4-8 4 8 11 3z" />
  </>
);

const SEASONS = [
  { at: [18, 4], produce: AUTUMN, name: "automne", words: "courge, poires" },
  { at: [188, 4], produce: WINTER, name: "hiver", words: "chou, kiwis" },
  { at: [18, 204], produce: SPRING, name: "printemps", words: "asperges, fraises" },
  { at: [188, 204], produce: SUMMER, name: "été", words: "tomates, courgettes" },
] satisfies { at: [number, number]; [part: string]: unknown }[];

export function SeasonBaskets() {
  const places = SEASONS.map(({ at }) => at);
  return (
    <Art name="paniers-saisons" size={[340, 392]}>
      {SEASONS.map(({ at: [x, y], produce, name, words }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          {produce}
          <text className="art-bold art-middle" x="67" y="162">
            {name}
          </text>
          <text className="art-muted art-middle" x="67" y="182">
            {words}
          </text>
        </g>
      ))}
      <Stamps tone="art-wood" at={places} d="m4 84h126l-10 46q-2 8-8 8h-90q-6 0-8-8z" />
      <Stamps tone="art-cream" at={places} d="m13 100h108l-2 7h-104zm4 16h100l-2 7h-96z" />
      <Stamps tone="art-cocoa" at={places} d="m6 80h122a6 6 0 0 1 0 12h-122a6 6 0 0 1 0-12z" />
    </Art>
  );
}
