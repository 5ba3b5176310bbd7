import { Art, disc, Stamps } from "./art";

const name = (x: number, words: string) => (
  <text className="art-bold art-middle" x={x} y="106">
    {words}
  </text>
);

export function QuickDinner() {
  return (
    <Art name="diner-quatre-lignes" size={[340, 268]}>
      <path
        className="art-cutlery"
        d="M77 46h12M83 40v12M165 46h12M171 40v12M251 46h12M257 40v12M170 122v22M160 136l10 10 10-10"
      />
      <rect className="art-rim" x="10" y="8" width="54" height="74" rx="6" />
      <rect className="art-tomato" x="10" y="20" width="54" height="50" />
      <circle className="art-blush" cx="37" cy="47" r="15" />
      <path className="art-leaf" d="M37 44l-13-5 9-3 4-7 4 7 9 3Z" />
      {name(37, "légume")}
      <Stamps
        tone="art-maize"
        at={[
          [110, 40],
          [127, 34],
          [144, 41],
          [119, 28],
          [136, 26],
        ]}
        d={disc(9)}
      />
      <path className="art-sky" d="M97 46h60c0 24-10 36-30 36s-30-12-30-36Z" />
      {name(126, "protéines")}
      <path className="art-cream" d="M190 18h48l6 64h-60Z" />
      <path className="art-wood" d="M188 8h52v12h-52Z" />
      <path
        className="art-amber"
        d="M212 74V42l4 0v32ZM214 44c-6-4-6-10 0-14 6 4 6 10 0 14ZM212 56c-8 0-12-4-12-10 8 0 12 4 12 10ZM216 56c8 0 12-4 12-10-8 0-12 4-12 10ZM212 69c-8 0-12-4-12-10 8 0 12 4 12 10ZM216 69c8 0 12-4 12-10-8 0-12 4-12 10Z"
      />
      {name(216, "féculent")}
      <rect className="art-cocoa" x="280" y="8" width="38" height="16" rx="4" />
      <rect className="art-haze" x="276" y="24" width="46" height="58" rx="6" />
      <path className="art-amber" d="M280 42h38v33q0 3-3 3h-32q-3 0-3-3Z" />
      {name(299, "goût")}
      <path className="art-cream" d="M72 198C76 176 112 160 170 160S264 176 268 198Z" />
      <path className="art-tomato" d="M112 198c0-24 24-36 58-36s58 12 58 36Z" />
      <Stamps
        tone="art-maize"
        at={[
          [138, 184],
          [160, 174],
          [184, 180],
          [206, 188],
          [164, 192],
        ]}
        d={disc(9)}
      />
      <path className="art-leaf" d="M182 166c4-8 14-10 20-6-2 8-12 12-20 6Z" />
      <path className="art-blue" d="M60 194H280c0 44-36 70-110 70S60 238 60 194Z" />
      <path className="art-white-line" d="M78 212c4 14 12 24 24 31" />
    </Art>
  );
}
