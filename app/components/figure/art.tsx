import type { ReactNode } from "react";
import { frenchTypography } from "~/domain/content/typography";
import { type DrawingName, DRAWINGS } from "~/domain/figure/drawings";

type Props = {
  name: DrawingName;
  /** Width and height of the view box. */
  size: [number, number];
  children: ReactNode;
};

/** The frame of a drawing. Colours are classes of app/styles/art.css: `art-leaf` fills, `art-line` draws. */
export function Art({ name, size: [width, height], children }: Props) {
  return (
    <svg
      className="art"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={frenchTypography(DRAWINGS[name].label)}
    >
      {children}
    </svg>
  );
}

type PinProps = { x: number; y: number; children: number };

/** A number that the legend explains. */
export function Pin({ x, y, children }: PinProps) {
  return (
    <>
      <circle className="art-pin" cx={x} cy={y} r="11" />
      <text className="art-pin-text" x={x} y={y + 4.6}>
        {children}
      </text>
    </>
  );
}

/** A line from a part to its words, with a dot on the part where it begins. */
export function Leader({
  from: [x, y],
  through = [],
}: {
  from: [number, number];
  through: [number, number][];
}) {
  return (
    <>
      <path
        className="art-leader"
        d={`M${x} ${y}${through.map((point) => `L${point.join(" ")}`).join("")}`}
      />
      <circle className="art-leader-dot" cx={x} cy={y} r="3" />
    </>
  );
}

/** One shape at many places: `d` begins with a relative `m`, from the place. */
export function Stamps({ tone, at, d }: { tone: string; at: [number, number][]; d: string }) {
  return <path className={tone} d={at.map(([x, y]) => `M${x} ${y}${d}`).join("")} />;
}

/** A disc around its place, for `Stamps`. */
export const disc = (radius: number) =>
  `m-${radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0z`;
