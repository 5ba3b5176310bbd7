import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { ART_COLORS, type ArtColor } from "./paint-drawing";
import { type Drawings, findDrawing, findSymbol } from "./drawings";
import { parseHtml } from "../../app/questions/answer/answer-html";

const GAP = 3;
const SYMBOL = { width: 26, height: 28, step: 30, perLine: 5 };

const MARKS = new Map([
  ["aim", '<path class="art-aim" d="M8 1v14"/>'],
  ["yes", '<path class="art-check" d="M2 8.5l4 4 8-9"/>'],
  ["no", '<path class="art-cross" d="M3 3l10 10M13 3L3 13"/>'],
]);

const isArtColor = (word: string | undefined): word is ArtColor => ART_COLORS.some((color) => color === word);
const decimal = (value: number) => String(Math.round(value * 100) / 100);

/** Adds the SVG of its figures to the tree of a text. Ignores attributes with invalid values. */
export function paintFigures(tree: Root, drawings: Drawings): void {
  visit(tree, "element", (node: Element) => {
    const svg = drawn(node, drawings);
    if (svg === null) return;
    node.children.unshift(...parseHtml(svg).children.filter((child) => child.type === "element"));
  });
}

function drawn({ properties }: Element, drawings: Drawings): string | null {
  const { dataDrawing: name, dataBars: bars, dataCount: count, dataMark: mark, dataAim: aim } = properties;
  if (typeof name === "string") return findDrawing(drawings, name)?.svg ?? null;
  if (typeof bars === "string") return barsSvg(bars, typeof aim === "string" ? Number(aim) : null);
  if (typeof count === "string") return countSvg(count, drawings);
  if (typeof mark === "string") return markSvg(mark, drawings);
  return null;
}

function line(className: string, percent: number): string {
  return `<line class="${className}" x1="${decimal(percent)}%" x2="${decimal(percent)}%" y1="0" y2="100%"/>`;
}

/**
 * Draws bars from a text such as « 0 52.2 tomato, 60 10 leaf | 0 30 sky ». `|` separates lanes; each part has its start, width
 * (in percent of the track) and color. Lanes are vertically centered in the row.
 */
function barsSvg(text: string, aim: number | null): string {
  const lanes = text.split("|").map((lane) => lane.split(",").map((part) => part.trim().split(" ")));
  const height = lanes.length > 1 ? 14 : 20;
  const top = -(lanes.length * height + (lanes.length - 1) * GAP) / 2;
  const rects = lanes.flatMap((parts, index) =>
    parts.flatMap(([from, width, color], place) => {
      if (!isArtColor(color) || !(Number(width) >= 0) || !(Number(from) >= 0)) return [];
      const shown = Math.max(Number(width) - (place < parts.length - 1 ? 0.6 : 0), 0.4);
      const y = decimal(top + index * (height + GAP));
      return `<rect class="art-${color}" x="${decimal(Number(from))}%" y="50%" width="${decimal(shown)}%" height="${height}" rx="3" transform="translate(0 ${y})"/>`;
    }),
  );
  const target = aim === null || Number.isNaN(aim) ? "" : line("art-aim", aim);
  return `<svg aria-hidden="true">${rects.join("")}${line("art-base", 0)}${target}</svg>`;
}

/**
 * Draws symbols from a text such as « 3.8 cube »: three whole symbols, then a symbol cut at 80% of its height above a dashed
 * symbol.
 */
function countSvg(text: string, drawings: Drawings): string | null {
  const [number = "", name = ""] = text.split(" ");
  const count = Number(number);
  const symbol = findSymbol(drawings, name);
  if (!symbol || !(count >= 0 && count <= 20)) return null;
  const { width, height, step, perLine } = SYMBOL;
  const places = Math.ceil(count);
  const shapes = Array.from({ length: places }, (_, index) => {
    const part = Math.min(count - index, 1);
    const [x, y] = [(index % perLine) * step + 1, Math.floor(index / perLine) * (height + 4) + 1];
    const at = `<g transform="translate(${x} ${y})">`;
    if (part === 1) return `${at}${symbol.full}</g>`;
    const cut = decimal(height * (1 - part));
    const rest = decimal(height * part);
    return `${at}${symbol.ghost}<svg y="${cut}" width="${width}" height="${rest}" viewBox="0 ${cut} ${width} ${rest}">${symbol.full}</svg></g>`;
  });
  const lines = Math.max(1, Math.ceil(places / perLine));
  return `<svg aria-hidden="true" viewBox="0 0 ${perLine * step} ${lines * (height + 4)}">${shapes.join("")}</svg>`;
}

function markSvg(mark: string, drawings: Drawings): string | null {
  const stroke = MARKS.get(mark);
  if (stroke) return `<svg aria-hidden="true" viewBox="0 0 16 16">${stroke}</svg>`;
  const symbol = findSymbol(drawings, mark);
  if (symbol) return `<svg aria-hidden="true" viewBox="0 0 26 28">${symbol.full}</svg>`;
  if (!isArtColor(mark)) return null;
  const shape =
    mark === "leaf"
      ? '<circle class="art-leaf" cx="8" cy="8" r="8"/>'
      : `<rect class="art-${mark}" width="16" height="16" rx="3"/>`;
  return `<svg aria-hidden="true" viewBox="0 0 16 16">${shape}</svg>`;
}
