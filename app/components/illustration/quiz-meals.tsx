import { disc, Stamps } from "~/components/figure/art";
import { BabyBottle, CARROT, Glass, Jug, OrangeHalf, PeaPod, SaltShaker, Tomato } from "./shapes";

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
