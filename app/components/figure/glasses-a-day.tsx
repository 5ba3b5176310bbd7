import { Art } from "./art";
import { Glasses } from "./glass";

const PEOPLE = [
  { who: "femme", words: "8 verres de 20 cl", count: 8, height: 36 },
  { who: "homme", words: "10 verres de 20 cl", count: 10, height: 36 },
  { who: "75 ans et plus", words: "au moins 10 de 15 cl", count: 10, height: 27 },
];

/** Two groups of five, which the eye counts. */
const glassAt = (index: number, y: number): [number, number] => [index * 32 + (index < 5 ? 4 : 22), y];

export function GlassesADay() {
  return (
    <Art name="verres-par-jour" size={[340, 262]}>
      {PEOPLE.map(({ who, words, count, height }, row) => (
        <g key={who} transform={`translate(0 ${row * 90})`}>
          <text className="art-bold" x="2" y="20">
            {who}
          </text>
          <text className="art-end" x="338" y="20">
            {words}
          </text>
          <Glasses at={Array.from({ length: count }, (_, index) => glassAt(index, 72))} height={height} />
          <rect className="art-rim" y="73" width="340" height="4" rx="2" />
        </g>
      ))}
    </Art>
  );
}
