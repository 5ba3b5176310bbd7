import { cubeGhost, cubeShape } from "../cube";
import { Art } from "../art";

const PLACES = [
  [0, 0],
  [30, 0],
  [0, 34],
  [30, 34],
] as const;

type CubesProps = { x: number; shape: typeof cubeShape };

const Cubes = ({ x, shape }: CubesProps) => (
  <g transform={`translate(${x} 32)`}>
    {PLACES.map(([dx, dy]) => (
      <g key={`${dx} ${dy}`} transform={`translate(${dx} ${dy})`}>
        {shape}
      </g>
    ))}
  </g>
);

/** A glass of cola and its sugar; another drink with nearly as much. */
export function ColaCubes() {
  return (
    <Art name="verre-de-cola" size={[240, 140]}>
      <path className="art-haze" d="M2 22h46l-5 84H7Z" />
      <path className="art-cocoa" d="M5 40h40l-4 62H9Z" />
      <path className="art-white-line" d="M13 50l2 34" />
      <Cubes x={56} shape={cubeShape} />
      <path className="art-ghost" d="M124 22h46l-5 84h-36Z" />
      <text className="art-big art-middle" x="147" y="76">
        ?
      </text>
      <Cubes x={178} shape={cubeGhost} />
      <text className="art-bold art-middle" x="58" y="132">
        cola
      </text>
      <text className="art-bold art-middle" x="178" y="132">
        presque autant
      </text>
    </Art>
  );
}
