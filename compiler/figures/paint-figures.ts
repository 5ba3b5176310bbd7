import type { BarPart } from "./figure";
import type { PictogramSymbol } from "./drawings";
import type { ArtColor } from "./paint-drawing";

const GAP = 3;
const SYMBOL = { width: 26, height: 28, step: 30, perLine: 5 };

const STROKES = {
  aim: '<path class="art-aim" d="M8 1v14"/>',
  yes: '<path class="art-check" d="M2 8.5l4 4 8-9"/>',
  no: '<path class="art-cross" d="M3 3l10 10M13 3L3 13"/>',
};

const decimal = (value: number) => String(Math.round(value * 100) / 100);
const small = (shapes: string) => `<svg aria-hidden="true" viewBox="0 0 16 16">${shapes}</svg>`;

export const strokeSvg = (name: keyof typeof STROKES) => small(STROKES[name]);

export const symbolSvg = ({ full }: PictogramSymbol) =>
  `<svg aria-hidden="true" viewBox="0 0 26 28">${full}</svg>`;

export const colorSvg = (color: ArtColor) =>
  small(
    color === "leaf"
      ? '<circle class="art-leaf" cx="8" cy="8" r="8"/>'
      : `<rect class="art-${color}" width="16" height="16" rx="3"/>`,
  );

function line(className: string, percent: number): string {
  return `<line class="${className}" x1="${decimal(percent)}%" x2="${decimal(percent)}%" y1="0" y2="100%"/>`;
}

/** Draws lanes of bars, vertically centered in the row, and a reference line at `aim` percent. */
export function barsSvg(lanes: BarPart[][], aim: number | null): string {
  const height = lanes.length > 1 ? 14 : 20;
  const top = -(lanes.length * height + (lanes.length - 1) * GAP) / 2;
  const rects = lanes.flatMap((parts, index) =>
    parts.map(({ from, width, color }, place) => {
      const shown = Math.max(width - (place < parts.length - 1 ? 0.6 : 0), 0.4);
      const y = decimal(top + index * (height + GAP));
      return `<rect class="art-${color}" x="${decimal(from)}%" y="50%" width="${decimal(shown)}%" height="${height}" rx="3" transform="translate(0 ${y})"/>`;
    }),
  );
  const target = aim === null ? "" : line("art-aim", aim);
  return `<svg aria-hidden="true">${rects.join("")}${line("art-base", 0)}${target}</svg>`;
}

/** Draws 3.8 symbols as three whole ones, then one cut at 80% of its height above a dashed one. */
export function countSvg(count: number, { full, ghost }: PictogramSymbol): string {
  const { width, height, step, perLine } = SYMBOL;
  const places = Math.ceil(count);
  const shapes = Array.from({ length: places }, (_, index) => {
    const part = Math.min(count - index, 1);
    const [x, y] = [(index % perLine) * step + 1, Math.floor(index / perLine) * (height + 4) + 1];
    const at = `<g transform="translate(${x} ${y})">`;
    if (part === 1) return `${at}${full}</g>`;
    const cut = decimal(height * (1 - part));
    const rest = decimal(height * part);
    return `${at}${ghost}<svg y="${cut}" width="${width}" height="${rest}" viewBox="0 ${cut} ${width} ${rest}">${full}</svg></g>`;
  });
  const lines = Math.max(1, Math.ceil(places / perLine));
  return `<svg aria-hidden="true" viewBox="0 0 ${perLine * step} ${lines * (height + 4)}">${shapes.join("")}</svg>`;
}
