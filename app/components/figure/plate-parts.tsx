import { Art, Leader } from "./art";

const GRAINS = [
  ...[
    [127, 200, -18],
    [154, 196, 12],
    [146, 221, -8],
  ],
  ...[
    [168, 214, 24],
    [166, 240, -14],
  ],
];

const PEAS = [
  ...[
    [209, 168, 12],
    [234, 161, 9],
    [228, 188, 12],
  ],
  ...[
    [204, 196, 9],
    [252, 184, 7],
  ],
];

export function PlateParts() {
  return (
    <Art name="assiette" size={[360, 350]}>
      <circle className="art-mist" cx="180" cy="178" r="122" />
      <circle className="art-plate art-rim-line" cx="180" cy="178" r="104" />
      <circle className="art-plate art-rim-line" cx="180" cy="178" r="88" />
      <path className="art-leaf" d="M184 96a82 82 0 0 1 0 164Z" />
      <path className="art-tomato" d="M180 176H98a82 82 0 0 1 82-80Z" />
      <path className="art-maize" d="M180 180v80a82 82 0 0 1-82-80Z" />
      <g className="art-mint">
        <path d="M199 132c14-20 40-20 46-13-8 19-30 26-46 13Z" />
        {PEAS.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
        <path d="M196 223c18-12 38-4 41 5-11 14-32 12-41-5Z" />
      </g>
      <path className="art-deep-line" d="M206 130c11-5 21-7 30-8M203 225c10 2 18 3 26 2" />
      <path className="art-blush" d="M121 158c4-25 30-34 42-24s3 33-13 40-32 1-29-16Z" />
      <path className="art-white-line" d="M133 153c3-9 10-14 18-14" />
      <circle className="art-blush" cx="168" cy="116" r="6" />
      <g className="art-cream">
        {GRAINS.map(([x, y, turn]) => (
          <ellipse key={`${x} ${y}`} cx={x} cy={y} rx="10" ry="6" transform={`rotate(${turn} ${x} ${y})`} />
        ))}
      </g>
      <path
        className="art-cutlery"
        d="M34 116v128M24 116v34a10 10 0 0 0 20 0v-34M326 244V116c14 14 14 48 0 56"
      />
      <path className="art-haze" d="M298 278h42l-5 56h-32Z" />
      <path className="art-sky" d="M299.600 296h38.800l-3.400 38h-32Z" />
      <Leader from={[250, 136]} through={[[284, 70]]} />
      <Leader from={[118, 142]} through={[[84, 70]]} />
      <Leader from={[136, 240]} through={[[96, 302]]} />
      <text className="art-big" x="252" y="36">
        ½
      </text>
      <text className="art-bold" x="282" y="34">
        légumes
      </text>
      <text className="art-bold" x="282" y="54">
        et fruits
      </text>
      <text className="art-big" x="6" y="36">
        ¼
      </text>
      <text className="art-bold" x="34" y="34">
        protéines
      </text>
      <text className="art-muted" x="34" y="54">
        œuf, poisson…
      </text>
      <text className="art-big" x="6" y="326">
        ¼
      </text>
      <text className="art-bold" x="34" y="324">
        céréales complètes
      </text>
      <text className="art-muted" x="34" y="344">
        riz, pâtes, pain…
      </text>
      <text className="art-bold art-end" x="290" y="314">
        eau
      </text>
    </Art>
  );
}
