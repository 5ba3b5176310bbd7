import artwork from "~artwork";
import type { Verdict } from "~/domain/faq/verdict";
import { drawingFile } from "~/domain/figure/paint-drawing";

const LEAF = "M16 1c8.3 0 15 6.7 15 15s-6.7 15-15 15H5a4 4 0 0 1-4-4V16C1 7.7 7.7 1 16 1Z";

/** Icons, drawn as white strokes on a leaf of 32 × 32 units. */
const strokes = {
  question: `<path d="M11.6 12.6a4.4 4.4 0 1 1 6.5 3.9c-1.5.8-2.1 1.5-2.1 3" stroke-width="2.6"/><path d="M16 23.9v.02" stroke-width="3.2"/>`,
  myth: `<path d="m8 16.5 2.5 2.5 4.6-5.3M18.8 13.9l4.9 4.9m0-4.9-4.9 4.9" stroke-width="2.1"/>`,
};

const asUrl = (file: string) => `data:image/svg+xml;base64,${Buffer.from(file).toString("base64")}`;

const svg = (units: number, content: string) =>
  asUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}">${content}</svg>`);

const onLeaf = (color: string, drawn: string) =>
  svg(
    32,
    `<path d="${LEAF}" fill="${color}"/><g transform="translate(-1.2)" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`,
  );

export function leafUrl(drawing: string, color: string): string {
  return onLeaf(color, strokes[isIcon(drawing) ? drawing : "question"]);
}

export type Picture = { svg: string; url: string; width: number; height: number };

const isIcon = (drawing: string): drawing is keyof typeof strokes => Object.hasOwn(strokes, drawing);

/** A drawing from content/drawings/, with its size in view box units; null for icons. */
export function pictureOf(name: string): Picture | null {
  const drawing = artwork[name];
  if (!drawing) return null;
  const file = drawingFile(drawing);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(file) ?? [];
  return { svg: file, url: asUrl(file), width: Number(width), height: Number(height) };
}

/** The same icons as for verdicts on pages: Lucide's check, x, contrast and circle-help. */
const verdictStrokes: Record<Verdict, string> = {
  Vrai: `<path d="M20 6 9 17l-5-5"/>`,
  Faux: `<path d="M18 6 6 18M6 6l12 12"/>`,
  "En partie vrai": `<circle cx="12" cy="12" r="10"/><path d="M12 18a6 6 0 0 0 0-12v12z"/>`,
  "Pas prouvé": `<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01"/>`,
};

/** A verdict's icon on a leaf, as a data URL. */
export function verdictLeafUrl(verdict: Verdict, color: string): string {
  return onLeaf(
    color,
    `<g transform="translate(7.6 7.6) scale(.7)" stroke-width="2.6">${verdictStrokes[verdict]}</g>`,
  );
}

export function verdictUrl(verdict: Verdict, color: string): string {
  const attributes = `fill="none" stroke="${color}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"`;
  return svg(24, `<g ${attributes}>${verdictStrokes[verdict]}</g>`);
}

export function markUrl(): string {
  return svg(
    32,
    `<path d="${LEAF}" fill="#2a7a4b"/><path d="M16 8.5v15M8.5 16h15" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  );
}
