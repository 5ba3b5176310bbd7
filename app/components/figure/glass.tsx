import { Stamps } from "./art";

type Props = {
  /** Where each one stands, at its lower left. */
  at: [number, number][];
  /** 36 is 20 cl. */
  height?: number;
};

/** Full glasses of water, 26 wide. */
export function Glasses({ at, height = 36 }: Props) {
  return (
    <>
      <Stamps tone="art-haze" at={at} d={`m4 0l-4 -${height}h26l-4 ${height}z`} />
      <Stamps tone="art-sky" at={at} d={`m4 0l-3 -${height - 8}h24l-3 ${height - 8}z`} />
      <Stamps tone="art-white-line" at={at} d={`m7 -${height - 14}l1 ${height - 22}`} />
    </>
  );
}
