import { disc, Stamps } from "~/components/figure/art";
import { PeaPod } from "./shapes";

const APPLE = "M28 16c-11-9-28-2-28 19 0 19 12 39 28 39s28-20 28-39c0-21-17-28-28-19Z";

type Place = { x: number };

/** 56 wide: an apple with its leaf. */
const Apple = ({ x }: Place) => (
  <g transform={`translate(${x} 46)`}>
    <path className="art-cocoa" d="M26 16l1-14h5l-2 14Z" />
    <path className="art-leaf" d="M31 8c4-10 14-12 21-9-2 10-13 14-21 9Z" />
    <path className="art-tomato" d={APPLE} />
    <path className="art-white-line" d="M10 36c0-6 2-9 6-11" />
  </g>
);

/** Half of it vegetables, and a fruit after. */
export const BalancedPlate = (
  <>
    <circle className="art-rim" cx="54" cy="66" r="54" />
    <circle className="art-plate" cx="54" cy="66" r="49" />
    <path className="art-leaf" d="M51 28a38 38 0 0 0 0 76Z" />
    <path className="art-tomato" d="M56 63V28a37 37 0 0 1 36 35Z" />
    <path className="art-maize" d="M56 68h36a37 37 0 0 1-36 36Z" />
    <Stamps
      tone="art-mint"
      at={[
        [38, 48],
        [30, 66],
        [41, 86],
      ]}
      d={disc(8)}
    />
    <path className="art-blush" d="M62 54c0-10 8-16 14-12s2 14-4 15-10 1-10-3Z" />
    <Stamps
      tone="art-cream"
      at={[
        [66, 78],
        [78, 80],
        [68, 92],
      ]}
      d={disc(4.5)}
    />
    <g transform="translate(20 22) scale(.82)">
      <Apple x={113} />
    </g>
  </>
);

/** Water from the tap. */
export const EnoughWater = (
  <>
    <rect className="art-blue" x="30" y="4" width="38" height="10" rx="5" />
    <path className="art-rim" d="M43 12h12v18H43Z" />
    <path className="art-rim" d="M6 26h66a22 22 0 0 1 22 22v12H76V52a8 8 0 0 0-8-8H6Z" />
    <rect className="art-haze" x="2" y="18" width="11" height="34" rx="4" />
    <path className="art-haze" d="M60 72h50l-6 48H66Z" />
    <path className="art-sky" d="M62 88h46l-4 32H66Z" />
    <path className="art-sky" d="M80 60h10v32H80Z" />
    <path className="art-white-line" d="M70 94l2 18" />
    <path className="art-sky" d="M138 66c11 15 18 25 18 36a18 18 0 0 1-36 0c0-11 7-21 18-36Z" />
    <path className="art-white-line" d="M129 102c0 6 4 9 9 9" />
    <path className="art-haze" d="M36 84c7 10 12 16 12 24a12 12 0 0 1-24 0c0-8 5-14 12-24Z" />
  </>
);

const HAND = "M18 64h58v24c0 15-11 24-29 24S18 103 18 88ZM20 64V40M38 60V27M56 60V31M73 64V45M78 92L94 76";

/** A portion fits the hand. */
export const PortionsInHand = (
  <>
    <path className="art-hand-edge" d={HAND} />
    <path className="art-hand" d={HAND} />
    <path className="art-tomato" d="M27 87c2-13 28-18 37-8 6 9-4 23-18 23-13 0-21-6-19-15Z" />
    <path className="art-blush" d="M34 86c4-7 17-10 22-5" />
    <path className="art-cream" d="M112 92c2-14 9-20 21-20s20 6 22 20Z" />
    <path className="art-leaf" d="M136 92c0-8 4-13 9-13s9 5 11 13Z" />
    <path className="art-sky" d="M107 90h53c0 14-8 24-17 30h-19c-9-6-17-16-17-30Z" />
  </>
);

/** A fruit, a yogurt, a handful of nuts. */
export const Snacks = (
  <>
    <Apple x={2} />
    <path className="art-plate" d="M66 70h42l-5 50H71Z" />
    <path className="art-blue" d="M68 86h38l-2 20H70Z" />
    <rect className="art-haze" x="62" y="61" width="50" height="11" rx="5.5" />
    <ellipse className="art-wood" cx="128" cy="109" rx="17" ry="11" />
    <ellipse className="art-cocoa" cx="147" cy="108" rx="12" ry="12" />
    <ellipse className="art-amber" cx="138" cy="92" rx="16" ry="10" transform="rotate(-24 138 92)" />
    <path className="art-white-line" d="M118 108h18M129 96l16-8" />
  </>
);

const LENTILS: [number, number][] = [
  [98, 74],
  [112, 68],
  [127, 72],
  [140, 78],
  [105, 82],
  [120, 81],
];

/** Tofu, edamame, lentils. */
export const PlantProteins = (
  <>
    <path className="art-paper" d="M4 78l14-14h58L62 78Z" />
    <path className="art-cream" d="M4 78h58v42H4Z" />
    <path className="art-maize" d="M62 78l14-14v42l-14 14Z" />
    <path className="art-wood" d="M23 78h2v42h-2ZM42 78h2v42h-2Z" />
    <g transform="translate(2 -24) scale(.76)">
      <PeaPod x={0} />
    </g>
    <path className="art-amber" d="M88 88c4-20 18-28 32-28s28 8 32 28Z" />
    <Stamps tone="art-cocoa" at={LENTILS} d={disc(4)} />
    <path className="art-deep" d="M82 86h76c0 17-12 28-26 34h-24c-14-6-26-17-26-34Z" />
  </>
);

/** An effort on two wheels, with water on board. */
export const EatingForSport = (
  <>
    <path
      className="art-cutlery"
      d="M6 92a24 24 0 1 0 48 0a24 24 0 1 0-48 0zM104 92a24 24 0 1 0 48 0a24 24 0 1 0-48 0z"
    />
    <path
      className="art-tomato"
      d="M30 94.5L72 94.5 72 89.5 30 89.5ZM31.8 93.7L62.8 61.7 59.2 58.3 28.2 90.3ZM56.6 54.8L69.6 92.8 74.4 91.2 61.4 53.2ZM60.4 59.5L108.4 52.5 107.6 47.5 59.6 54.5ZM73.5 94L113.5 64 110.5 60 70.5 90ZM100.7 35L125.7 93 130.3 91 105.3 33Z"
    />
    <circle className="art-edge" cx="72" cy="92" r="7" />
    <path className="art-cocoa" d="M40 44h30a6 6 0 0 1 0 9H52c-8 0-12-4-12-9Z" />
    <path className="art-cocoa" d="M92 30h20a5 5 0 0 1 5 5v8h-6v-6H92Z" />
    <g transform="rotate(-46 90 78)">
      <rect className="art-sky" x="76" y="69" width="30" height="15" rx="5" />
      <path className="art-ice" d="M86 69h8v15h-8Z" />
      <rect className="art-maize" x="105" y="72" width="8" height="9" rx="3" />
    </g>
  </>
);
