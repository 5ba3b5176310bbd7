import { disc, Stamps } from "~/components/figure/art";
import {
  BabyBottle,
  Box,
  CARROT,
  Glass,
  Jug,
  OrangeHalf,
  PeaPod,
  Right,
  SaltShaker,
  Shoe,
  Stopwatch,
  Tomato,
  Wrong,
} from "./shapes";

const FISH = "M0 24C14 0 52-4 74 20L90 6c5 11 5 25 0 36L74 28C52 52 14 48 0 24Z";

/** Fish, vegetables, salt: what the official advice counts. */
export const DailyAdvice = (
  <>
    <SaltShaker x={128} />
    <path className="art-mint" d="M92 120l6-32h16l6 32Z" />
    <path
      className="art-leaf"
      d="M84 94a14 14 0 0 1 8-24 17 17 0 0 1 32-2 15 15 0 0 1 6 26c-14 4-32 4-46 0Z"
    />
    <g transform="translate(2 46)">
      <path className="art-sky" d={FISH} />
      <path className="art-blue" d="M24 8C38 2 58 4 74 20 60 12 42 10 24 8Z" />
      <circle className="art-edge" cx="15" cy="20" r="3" />
      <path className="art-white-line" d="M29 14c5 7 5 13 0 20" />
    </g>
    <path className="art-rim" d="M0 96h94l-10 16H10Z" />
    <path className="art-plate" d="M0 92h96c0 8-8 14-16 14H16c-8 0-16-6-16-14Z" />
    <Tomato x={74} />
  </>
);

/** What the small print says, through a magnifier. */
export const Label = (
  <>
    <path className="art-tomato" d="M22 18h76v94a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8Z" />
    <path className="art-amber" d="M22 18l8-12h60l8 12Z" />
    <path className="art-blush" d="M60 28c10 0 18 6 18 14H42c0-8 8-14 18-14Z" />
    <path className="art-paper" d="M32 56h56v56H32Z" />
    <path className="art-edge-line" d="M38 66h26M38 78h20M38 90h14M38 102h24" />
    <path className="art-wood" d="M120 100l7-7 24 21a5 5 0 0 1-7 7Z" />
    <circle className="art-blue" cx="104" cy="80" r="31" />
    <circle className="art-ice" cx="104" cy="80" r="25" />
    <path className="art-edge-line" d="M90 72h28M90 84h18" />
  </>
);

/** Water first, and a cup of coffee. */
export const Drinks = (
  <>
    <path className="art-haze-line" d="M124 74c-5-8 5-12 0-22M138 74c-5-8 5-12 0-22" />
    <path className="art-cutlery" d="M148 92c14-4 14 18-2 18" />
    <path className="art-plate" d="M112 82h38v20a18 18 0 0 1-18 18h-2a18 18 0 0 1-18-18Z" />
    <path className="art-cocoa" d="M112 82h38v6h-38Z" />
    <Jug x={12} />
    <Glass x={70} />
  </>
);

/** Sun, citrus and milk: D, C and calcium. */
export const Vitamins = (
  <>
    <path
      className="art-amber"
      d="M80 2l9 11 14-2-2 14 11 9-11 9 2 14-14-2-9 11-9-11-14 2 2-14-11-9 11-9-2-14 14 2Z"
    />
    <circle className="art-maize" cx="80" cy="34" r="17" />
    <path className="art-haze" d="M8 62h40l-5 58H13Z" />
    <path className="art-plate" d="M9 74h38l-4 46H13Z" />
    <OrangeHalf x={54} />
    <path className="art-cream" d="M112 98c0-20 9-34 20-34s20 14 20 34a20 22 0 0 1-40 0Z" />
    <circle className="art-maize" cx="132" cy="98" r="12" />
  </>
);

/** From the bottle to the first purée. */
export const FirstMeals = (
  <>
    <BabyBottle x={10} />
    <path className="art-leaf" d="M70 118L44 76c-5-8 4-14 10-6l30 42Z" />
    <g transform="translate(128 44) rotate(24)">
      <path className="art-leaf-line" d="M0 0c-2-8-6-12-11-14M0 0c0-9 2-13 5-17M1 0c4-6 8-8 13-8" />
      <path className="art-amber" d={CARROT} />
    </g>
    <path className="art-maize" d="M66 86c2-14 14-22 26-22s24 8 26 22Z" />
    <path className="art-white-line" d="M80 82c0-8 16-12 20-5s-6 9-8 4" />
    <path className="art-sky" d="M58 84h70c0 18-9 30-20 36H78c-11-6-20-18-20-36Z" />
  </>
);

/** An effort, and its time. */
export const Training = (
  <>
    <path className="art-leaf-line" d="M14 44h36M4 58h30M16 72h10" />
    <Shoe x={2} />
    <Stopwatch x={100} />
  </>
);

/** Cold enough to keep, hot enough to kill. */
export const Keeping = (
  <>
    <rect className="art-haze" x="14" y="6" width="80" height="112" rx="10" />
    <rect className="art-plate" x="21" y="13" width="66" height="66" rx="6" />
    <rect className="art-sky" x="21" y="84" width="66" height="28" rx="6" />
    <path className="art-haze" d="M21 44h66v4H21Z" />
    <path className="art-leaf" d="M29 29h24v5H29Z" />
    <path className="art-mint" d="M31 34h20v10H31Z" />
    <path className="art-maize" d="M60 44l3-16h16l4 16Z" />
    <path className="art-tomato" d="M30 79c0-10 8-16 20-16s20 6 20 16Z" />
    <path className="art-white-line" d="M54 90v16M47 94l14 8M47 102l14-8" />
    <path className="art-rim" d="M115 22a13 13 0 0 1 26 0v52a24 24 0 1 1-26 0Z" />
    <path className="art-tomato" d="M123 40a5 5 0 0 1 10 0v40a15 15 0 1 1-10 0Z" />
    <path className="art-edge-line" d="M117 34h4M117 48h4M117 62h4" />
    <path className="art-blue" d="M24 114h14v6H24ZM70 114h14v6H70Z" />
  </>
);

const CUBES: [number, number][] = [
  [72, 90],
  [100, 90],
  [128, 90],
  [86, 66],
  [114, 66],
  [100, 42],
];

/** Sugars that a glass of juice holds. */
export const Sugars = (
  <>
    <path className="art-amber" d="M46 50L58 8l9 3-11 39Z" />
    <path className="art-haze" d="M8 36h56l-7 84H15Z" />
    <path className="art-maize" d="M10 54h52l-5 66H15Z" />
    <path className="art-white-line" d="M20 66l3 38" />
    <Stamps tone="art-plate" at={CUBES} d="m0 7l13-7 13 7-13 7z" />
    <Stamps tone="art-haze" at={CUBES} d="m0 7l13 7v16l-13-7z" />
    <Stamps tone="art-sky" at={CUBES} d="m26 7l-13 7v16l13-7z" />
  </>
);

/** Cereals and pulses, side by side. */
export const PlantMeals = (
  <>
    <path className="art-deep-line" d="M126 120V44" />
    <path
      className="art-maize"
      d="M126 44c-9-8-9-20 0-30 9 10 9 22 0 30ZM124 66c-12 0-19-8-20-20 12 0 20 8 20 20ZM128 66c12 0 19-8 20-20-12 0-20 8-20 20ZM124 90c-12 0-19-8-20-20 12 0 20 8 20 20ZM128 90c12 0 19-8 20-20-12 0-20 8-20 20Z"
    />
    <path
      className="art-cream"
      d={`M22 64${disc(10)}M41 64${disc(10)}M60 64${disc(10)}M79 64${disc(10)}M33 50${disc(9)}M51 48${disc(10)}M69 50${disc(9)}`}
    />
    <path className="art-deep" d="M12 72h80c0 24-14 40-28 48H40C26 112 12 96 12 72Z" />
    <path className="art-leaf" d="M6 68h92v10H6Z" />
    <PeaPod x={62} />
  </>
);

/** Two verdicts to choose from. */
export const Verdicts = (
  <>
    <path
      className="art-mint"
      d="M16 8h64a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12H48L26 94V74H16A12 12 0 0 1 4 62V20A12 12 0 0 1 16 8Z"
    />
    <path
      className="art-blush"
      d="M80 34h64a12 12 0 0 1 12 12v42a12 12 0 0 1-12 12h-8v20l-22-20H80a12 12 0 0 1-12-12V46a12 12 0 0 1 12-12Z"
    />
    <Right x={36} y={42} />
    <Wrong x={112} y={67} />
  </>
);

/** For the heart: oil, salt in its place, an apple. */
export const Conditions = (
  <>
    <path className="art-deep" d="M20 8h16v14H20Z" />
    <path
      className="art-maize"
      d="M20 22h16v18c0 8 12 12 12 24v46a10 10 0 0 1-10 10H18a10 10 0 0 1-10-10V64c0-12 12-16 12-24Z"
    />
    <path className="art-paper" d="M8 74h40v26H8Z" />
    <path className="art-leaf" d="M18 92c0-10 8-14 20-12-1 10-10 15-20 12Z" />
    <path
      className="art-tomato"
      d="M86 118C62 100 56 88 58 76c3-14 22-16 28-2 6-14 25-12 28 2 2 12-4 24-28 42Z"
    />
    <path className="art-white-line" d="M64 92h12l5-12 9 22 6-10h14" />
    <SaltShaker x={122} />
  </>
);

/** Mould on the jam, leftovers, what is in season. */
export const Habits = (
  <>
    <path className="art-haze" d="M6 52h48v58a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10Z" />
    <path className="art-rose" d="M6 66h48v44a10 10 0 0 1-10 10H16a10 10 0 0 1-10-10Z" />
    <path className="art-mint" d="M24 66h24c2 8-4 12-8 9-3 6-10 4-10-1-5 1-8-3-6-8Z" />
    <rect className="art-wood" x="2" y="40" width="56" height="14" rx="5" />
    <path className="art-paper" d="M16 88h28v20H16Z" />
    <path className="art-edge-line" d="M22 98h16" />
    <path className="art-amber" d="M60 92c0-18 16-26 30-26s30 8 30 26-12 28-30 28-30-10-30-28Z" />
    <path className="art-maize" d="M76 94c0-18 7-26 14-26s14 8 14 26-6 26-14 26-14-8-14-26Z" />
    <path className="art-deep" d="M86 68l-3-14 10-4 2 18Z" />
    <Box x={106} y={82} />
  </>
);
