import { Art } from "./art";

const MOMENTS: { title: string; y: number; words: string[] }[] = [
  { title: "Avant", y: 36, words: ["un repas simple et connu", "ou banane, pain"] },
  {
    title: "Pendant",
    y: 150,
    words: ["l’eau suffit si c’est court", "intense, plus de 60 min :", "30 à 60 g de glucides/h"],
  },
  { title: "Après", y: 284, words: ["le prochain repas suffit", "et rien ne presse"] },
];

/** A bowl of pasta. */
function Before() {
  return (
    <>
      <path className="art-maize" d="M10 50c2-26 20-38 36-38s34 12 36 38Z" />
      <path
        className="art-white-line"
        d="M22 44c2-12 10-20 20-22M36 46c0-10 8-16 16-14M56 46c2-6 0-12-4-16M70 44c-2-8-6-14-12-18"
      />
      <path className="art-sky" d="M4 48h84c0 22-14 36-30 36H34C18 84 4 70 4 48Z" />
      <rect className="art-haze" x="30" y="82" width="32" height="8" rx="4" />
    </>
  );
}

/** A running shoe and a bottle. */
function During() {
  return (
    <>
      <rect className="art-blue" x="62" y="112" width="16" height="12" rx="4" />
      <path className="art-sky" d="M56 132a10 10 0 0 1 10-10h8a10 10 0 0 1 10 10v78H56Z" />
      <rect className="art-haze" x="56" y="146" width="28" height="18" />
      <path
        className="art-tomato"
        d="M2 178c8 6 18 4 23-4l9-6c8 16 20 20 34 23 12 3 20 8 20 21H2c-5-10-5-24 0-34Z"
      />
      <path className="art-blush" d="M2 192c10 0 20 8 22 20H2c-3-6-3-14 0-20Z" />
      <path className="art-white-line" d="M34 184l8-5M43 191l8-5M53 196l7-5" />
      <rect className="art-edge" x="-2" y="210" width="92" height="9" rx="4.500" />
    </>
  );
}

/** A plate in three parts. */
function After() {
  return (
    <>
      <circle className="art-rim" cx="44" cy="300" r="44" />
      <circle className="art-plate" cx="44" cy="300" r="38" />
      <path className="art-leaf" d="M46 270a30 30 0 0 1 0 60Z" />
      <path className="art-tomato" d="M42 298H12a30 30 0 0 1 30-28Z" />
      <path className="art-maize" d="M42 302v28a30 30 0 0 1-30-28Z" />
    </>
  );
}

export function EffortTimeline() {
  return (
    <Art name="effort" size={[350, 350]}>
      <rect className="art-rim" x="113" y="6" width="10" height="338" rx="5" />
      <rect className="art-tomato" x="113" y="118" width="10" height="104" rx="5" />
      <g transform="translate(4 0)">
        <Before />
        <During />
        <After />
      </g>
      {MOMENTS.map(({ title, y, words }) => (
        <g key={title}>
          <circle className="art-edge" cx="118" cy={y - 8} r="9" />
          <circle className="art-plate" cx="118" cy={y - 8} r="4" />
          <text className="art-big" x="142" y={y}>
            {title}
          </text>
          {words.map((line, index) => (
            <text key={line} x="142" y={y + 23 + index * 21}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </Art>
  );
}
