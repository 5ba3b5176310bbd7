import { Art } from "./art";

/** 2.8 units per degree; 80 °C is at the top. */
const at = (celsius: number) => 32 + (80 - celsius) * 2.8;

const MARKS: { celsius: number; title: string; words: string; y: number }[] = [
  { celsius: 70, title: "70 °C", words: "à cœur, pour la viande hachée", y: 30 },
  { celsius: 63, title: "63 °C", words: "garder chaud (professionnels)", y: 86 },
  { celsius: 4, title: "4 °C au plus", words: "au plus froid du réfrigérateur", y: 270 },
  { celsius: -18, title: "−18 °C", words: "congélateur : microbes en pause", y: 336 },
];

export function Thermometer() {
  return (
    <Art name="thermometre" size={[344, 388]}>
      <path className="art-rim" d="M18 26a18 18 0 0 1 36 0V335a28 28 0 1 1-36 0Z" />
      <path className="art-plate" d="M25 26a11 11 0 0 1 22 0V350H25Z" />
      <path className="art-maize" d={`M25 ${at(60)}V26a11 11 0 0 1 22 0V${at(60)}Z`} />
      <rect className="art-blush" x="25" y={at(60)} width="22" height={at(5) - at(60)} />
      <path className="art-sky" d={`M25 ${at(5)}H47V338.100a21 21 0 1 1-22 0Z`} />
      <path className="art-white-line" d="M27 348a12 12 0 0 0-2 8" />
      <path className="art-leader" d={`M62 ${at(60) + 3}H70V${at(5) - 3}H62M70 176H104`} />
      <text className="art-bold" x="110" y="158">
        De 5 à 60 °C
      </text>
      {["les microbes se multiplient :", "deux heures au plus sur", "le plan de travail"].map(
        (words, index) => (
          <text key={words} x="110" y={180 + index * 20}>
            {words}
          </text>
        ),
      )}
      {MARKS.map(({ celsius, title, words, y }) => (
        <g key={celsius}>
          <path className="art-leader" d={`M36 ${at(celsius)}H74L92 ${y - 8}H104`} />
          <circle className="art-edge" cx="36" cy={at(celsius)} r="4.500" />
          <text className="art-big" x="110" y={y}>
            {title}
          </text>
          <text x="110" y={y + 21}>
            {words}
          </text>
        </g>
      ))}
    </Art>
  );
}
