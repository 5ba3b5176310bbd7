import type { ReactNode } from "react";

/** What a right answer adds, back to front: the basket is filled from the middle outwards. */
const PIECES: { order: number; drawing: ReactNode }[] = [
  {
    order: 1,
    drawing: (
      <>
        <rect className="art-mint" x="70" y="54" width="15" height="80" rx="7" />
        <rect
          className="art-leaf"
          x="68"
          y="34"
          width="9"
          height="44"
          rx="4.5"
          transform="rotate(-12 72 56)"
        />
        <rect
          className="art-deep"
          x="79"
          y="32"
          width="9"
          height="46"
          rx="4.5"
          transform="rotate(10 84 56)"
        />
      </>
    ),
  },
  {
    order: 2,
    drawing: (
      <>
        <path className="art-amber" d="M104 70c10-6 22-4 26 4l-6 52h-16Z" />
        <path
          className="art-leaf-line"
          d="M114 70C110 58 104 52 98 50M118 68C118 56 120 48 126 42M121 70C127 62 134 58 140 58"
        />
        <path className="art-white-line" d="M108 84h7M120 96h6" />
      </>
    ),
  },
  {
    order: 6,
    drawing: (
      <>
        <path className="art-rose" d="M164 128c-2-32 8-54 24-52s20 24 14 52Z" />
        <path className="art-deep" d="M176 80c4-10 20-10 26 0-2 8-22 10-26 0Z" />
        <path className="art-deep-line" d="M190 74c1-6 4-9 8-11" />
      </>
    ),
  },
  {
    order: 5,
    drawing: (
      <>
        <circle className="art-leaf" cx="150" cy="98" r="23" />
        <circle className="art-mint" cx="144" cy="92" r="7" />
        <circle className="art-mint" cx="158" cy="99" r="6" />
        <circle className="art-mint" cx="146" cy="108" r="5" />
      </>
    ),
  },
  {
    order: 9,
    drawing: (
      <>
        <ellipse className="art-maize" cx="206" cy="112" rx="19" ry="15" transform="rotate(-18 206 112)" />
        <path className="art-white-line" d="M196 108c3-4 7-6 12-6" />
      </>
    ),
  },
  {
    order: 10,
    drawing: (
      <path
        className="art-leaf-line"
        d="M52 122C48 108 46 96 50 84M52 110c-6-2-9-6-10-12M50 98c5-3 8-7 8-13M51 118c6-1 10-5 12-10"
      />
    ),
  },
  {
    order: 3,
    drawing: (
      <>
        <circle className="art-tomato" cx="94" cy="114" r="21" />
        <path className="art-deep" d="M94 100l3-8 3 8 8-1-6 5 3 7-8-4-8 4 3-7-6-5Z" />
      </>
    ),
  },
  {
    order: 4,
    drawing: (
      <path className="art-cream" d="M128 92c3 8 19 13 19 29 0 12-9 19-19 19s-19-7-19-19c0-16 16-21 19-29Z" />
    ),
  },
  {
    order: 7,
    drawing: (
      <>
        <circle className="art-blush" cx="184" cy="118" r="18" />
        <path className="art-deep-line" d="M184 104c0-5 2-8 5-10" />
      </>
    ),
  },
  {
    order: 8,
    drawing: (
      <>
        <circle className="art-rose" cx="62" cy="120" r="14" />
        <path className="art-leaf-line" d="M60 108C54 100 50 98 46 98M62 107c0-7-2-12-4-15" />
      </>
    ),
  },
];

/** One piece per right answer, in the same order each time; a quiz of more than ten questions fills it in proportion. */
export function QuizBasket({ score, total }: { score: number; total: number }) {
  const pieces = total <= PIECES.length ? score : Math.floor((score / total) * PIECES.length);
  return (
    <div className="quiz-basket">
      <svg aria-hidden className="art" viewBox="24 20 212 196">
        <path className="art-handle" d="M54 124C54 8 206 8 206 124" />
        {PIECES.filter(({ order }) => order <= pieces).map(({ order, drawing }) => (
          <g key={order}>{drawing}</g>
        ))}
        <path className="art-maize" d="M38 128H222L205 202Q203 212 193 212H67Q57 212 55 202Z" />
        <path className="art-wood" d="M44 154H216L213 166H47ZM51 184H209L206 196H54Z" />
        <rect className="art-wood" x="30" y="120" width="200" height="18" rx="9" />
        <path className="art-weave" d="M92 142V208M130 142V208M168 142V208" />
      </svg>
    </div>
  );
}
