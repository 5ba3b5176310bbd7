import type { ReactElement } from "react";
import { Art, Stamps } from "./art";

/** Minutes to the view box. */
const at = (minute: number) => 14 + minute * 2.6;

type Task = { icon: ReactElement; words: string; length: string; spans: [number, number, string][] };

/** Icons are 26 × 26. */
const TASKS: Task[] = [
  {
    icon: (
      <>
        <path className="art-sky" d="M9 8H26C26 16 20 20 9 20Z" />
        <rect className="art-cocoa" x="-2" y="8" width="12" height="7" rx="3" />
      </>
    ),
    words: "couper, puis remplir les boîtes",
    length: "",
    spans: [
      [5, 30, "art-blue"],
      [75, 110, "art-blue"],
    ],
  },
  {
    icon: (
      <>
        <path className="art-leaf" d="M14 10L12 0l5 5 3-5 1 7 5 0-6 6Z" />
        <path className="art-amber" d="M13 7c5 1 7 4 7 8L2 25c-2 1-3-1-2-2Z" />
      </>
    ),
    words: "légumes au four",
    length: "40 min",
    spans: [[30, 70, "art-leaf"]],
  },
  {
    icon: (
      <>
        <path className="art-cocoa" d="M10 2h6v4h-6ZM0 14h26v4H0Z" />
        <path className="art-tomato" d="M3 6h20v5H3ZM3 13h20v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z" />
      </>
    ),
    words: "chili à la cocotte",
    length: "10 puis 30 min",
    spans: [
      [35, 45, "art-blush"],
      [45, 75, "art-tomato"],
    ],
  },
  {
    icon: (
      <>
        <path className="art-rim" d="M13 0c6 0 11 8 11 15a11 11 0 0 1-22 0C2 8 7 0 13 0Z" />
        <circle className="art-maize" cx="13" cy="16" r="6" />
      </>
    ),
    words: "œufs",
    length: "10 min",
    spans: [[50, 60, "art-maize"]],
  },
  {
    icon: (
      <>
        <path className="art-rim" d="M14 15l3-3 5 5a3 3 0 1 1-1 5 3 3 0 1 1-5-1l-5-4Z" />
        <path className="art-wood" d="M3 3C8-1 16 1 19 7c1 5 0 9-4 11S3 17 1 11C0 8 1 5 3 3Z" />
      </>
    ),
    words: "poulet au four",
    length: "25 min",
    spans: [[70, 95, "art-wood"]],
  },
];

export function TwoHours() {
  return (
    <Art name="deux-heures-cuisine" size={[340, 344]}>
      <Stamps tone="art-rim" at={TASKS.map((_, row) => [14, 34 + row * 62])} d="m0 9h312v3h-312z" />
      {TASKS.map(({ icon, words, length, spans }, row) => (
        <g key={words} transform={`translate(0 ${row * 62})`}>
          <g transform="translate(14 2)">{icon}</g>
          <text x="48" y="22">
            {words}
          </text>
          <text className="art-bold art-end" x="326" y="22">
            {length}
          </text>
          {spans.map(([from, to, tone]) => (
            <rect
              key={from}
              className={tone}
              x={at(from)}
              y="34"
              width={at(to) - at(from)}
              height="20"
              rx="3"
            />
          ))}
        </g>
      ))}
      <path className="art-leader" d="M14 310H326M14 306v8M92 306v8M170 306v8M248 306v8M326 306v8" />
      {[0, 30, 60, 90, 120].map((minute) => (
        <text key={minute} className="art-muted art-middle" x={at(minute)} y="336">
          {minute}
        </text>
      ))}
    </Art>
  );
}
