import { Art, Pin } from "./art";

type FishProps = { y: number; tone: string; back: string };

function Fish({ y, tone, back }: FishProps) {
  return (
    <g transform={`translate(44 ${y})`}>
      <path className={tone} d="M0 34C20 2 74 -4 104 30L128 10c7 15 7 33 0 48L104 38C74 72 20 66 0 34Z" />
      <path className={back} d="M36 11C54 2 82 6 104 30C82 18 58 14 36 11Z" />
      <circle className="art-edge" cx="22" cy="29" r="3.500" />
      <path className="art-white-line" d="M42 22c6 8 6 16 0 24" />
    </g>
  );
}

export function PregnancyFish() {
  return (
    <Art name="poisson-grossesse" size={[220, 276]}>
      <Fish y={14} tone="art-sky" back="art-blue" />
      <Fish y={104} tone="art-maize" back="art-wood" />
      <Fish y={194} tone="art-blush" back="art-tomato" />
      <circle className="art-leaf" cx="202" cy="48" r="17" />
      <path className="art-mark-line" d="M194 48l6 6 11-12" />
      <circle className="art-cream" cx="202" cy="138" r="17" />
      <path className="art-wood" d="M202 121a17 17 0 0 0 0 34Z" />
      <path className="art-tomato" d="M201 208l19 20-19 20-19-20Z" />
      <path className="art-mark-line" d="M195 222l12 12M207 222l-12 12" />
      {[48, 138, 228].map((y, index) => (
        <Pin key={y} x={14} y={y}>
          {index + 1}
        </Pin>
      ))}
    </Art>
  );
}
