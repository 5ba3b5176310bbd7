import { Art } from "../art";

/** A measuring spoon full of water, seen from the side. */
export function MeasuringSpoon() {
  return (
    <Art name="cuillere-mesure" size={[240, 140]}>
      <rect className="art-wood" x="92" y="44" width="142" height="17" rx="8" />
      <circle className="art-plate" cx="220" cy="52.500" r="4.500" />
      <path className="art-rim" d="M4 42h104c0 34-22 56-52 56S4 76 4 42Z" />
      <path className="art-sky" d="M12 50h88c-3 25-20 40-44 40S15 75 12 50Z" />
      <path className="art-white-line" d="M25 60c2 8 6 13 12 17" />
      <path className="art-blue" d="M56 4c6 9 9 13 9 18a9 9 0 0 1-18 0c0-5 3-9 9-18Z" />
      <text className="art-big" x="142" y="106">
        ? ml
      </text>
    </Art>
  );
}
