import { Art } from "./art";
import { Glasses } from "./glass";

/** A full cup, seen from the side. */
function Cup({ x, y, drink }: { x: number; y: number; drink: string }) {
  return (
    <g transform={`translate(${x} ${y - 32})`}>
      <path className="art-wood" d="M30 6h5a9 9 0 0 1 0 18h-7v-5h6a4 4 0 0 0 0-8h-4Z" />
      <path className="art-maize" d="M0 2H32V18a14 14 0 0 1-14 14H14A14 14 0 0 1 0 18Z" />
      <rect className={drink} x="3" y="2" width="26" height="8" />
      <path className="art-leader" d="M11 -6c-3-4 3-5 0-10M21 -6c-3-4 3-5 0-10" />
    </g>
  );
}

const time = (x: number, y: number, words: string) => (
  <text className="art-muted art-middle" x={x} y={y}>
    {words}
  </text>
);

const shelf = (y: number) => <rect className="art-rim" y={y} width="340" height="4" rx="2" />;

export function DrinkingDay() {
  return (
    <Art name="journee-boissons" size={[340, 272]}>
      <circle className="art-maize" cx="18" cy="18" r="10" />
      <text className="art-bold" x="38" y="24">
        matin et midi
      </text>
      <text className="art-big art-end" x="338" y="26">
        1 L
      </text>
      <Cup x={76} y={96} drink="art-cocoa" />
      <Glasses
        at={[
          [10, 96],
          [158, 96],
          [254, 96],
          [288, 96],
        ]}
      />
      {shelf(97)}
      {time(23, 122, "7 h")}
      {time(93, 122, "7 h 30")}
      {time(171, 122, "10 h")}
      {time(284, 122, "12 h 30")}
      <path className="art-blue" d="M22 154a11 11 0 1 0 6 19a9 9 0 0 1-6-19Z" />
      <text className="art-bold" x="38" y="170">
        après-midi et soir
      </text>
      <text className="art-big art-end" x="338" y="172">
        1,6 L
      </text>
      <Cup x={28} y={242} drink="art-amber" />
      <Glasses
        at={[
          [158, 242],
          [271, 242],
        ]}
      />
      {shelf(243)}
      {time(46, 267, "15 h 30")}
      {time(171, 267, "17 h 30")}
      {time(284, 267, "19 h 30")}
    </Art>
  );
}
