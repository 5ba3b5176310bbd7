import { Art } from "../art";

const at = (celsius: number) => 64 + (celsius - 70) * 5;

/** A burger on a plate, and the thermometer in it. */
export function HeatScale() {
  return (
    <Art name="steak-hache-thermometre" size={[240, 140]}>
      <ellipse className="art-haze" cx="56" cy="122" rx="54" ry="15" />
      <ellipse className="art-plate" cx="56" cy="118" rx="46" ry="11" />
      <path className="art-cocoa" d="M14 104c0-12 18-20 42-20s42 8 42 20-18 18-42 18-42-6-42-18Z" />
      <ellipse className="art-wood" cx="56" cy="100" rx="34" ry="11" />
      <path className="art-white-line" d="M34 99l8 4M52 94l8 4M70 99l8 4" />
      <path className="art-cutlery" d="M56 100V52" />
      <rect className="art-rim" x="28" y="30" width="208" height="26" rx="13" />
      <rect className="art-plate" x="34" y="36" width="196" height="14" rx="7" />
      <circle className="art-blush" cx="41" cy="43" r="10" />
      {[70, 80, 90, 100].map((celsius) => (
        <g key={celsius}>
          <rect className="art-edge" x={at(celsius) - 1.5} y="32" width="3" height="22" />
          <text className="art-bold art-middle" x={at(celsius)} y="22">
            {`${celsius}°`}
          </text>
        </g>
      ))}
    </Art>
  );
}
