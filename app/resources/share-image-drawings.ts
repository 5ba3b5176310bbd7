import type { DrawingName } from "~/domain/figure/drawings";
import type { IllustrationName } from "~/domain/illustration/illustrations";
import type { Verdict } from "~/domain/faq/verdict";
import { drawingFile } from "./drawing-file";

export type ShareDrawing = "question" | "myth" | "plate" | IllustrationName | DrawingName;

const LEAF = "M16 1c8.3 0 15 6.7 15 15s-6.7 15-15 15H5a4 4 0 0 1-4-4V16C1 7.7 7.7 1 16 1Z";

/** White strokes on a leaf of 32 units. */
const strokes = {
  question: `<path d="M11.6 12.6a4.4 4.4 0 1 1 6.5 3.9c-1.5.8-2.1 1.5-2.1 3" stroke-width="2.6"/><path d="M16 23.9v.02" stroke-width="3.2"/>`,
  myth: `<path d="m8 16.5 2.5 2.5 4.6-5.3M18.8 13.9l4.9 4.9m0-4.9-4.9 4.9" stroke-width="2.1"/>`,
};

const PLATE = `<circle cx="210" cy="210" r="200" fill="#e6f3e9"/><circle cx="210" cy="210" r="160" fill="#fff" stroke="#e2e3d9" stroke-width="2"/>
<path d="M210 90a120 120 0 0 1 0 240Z" fill="#2a7a4b"/><path d="M210 210H90A120 120 0 0 1 210 90Z" fill="#c8553d"/><path d="M210 210v120A120 120 0 0 1 90 210Z" fill="#e9b44c"/>
<g fill="#8fd19e"><path d="M236 146c20-26 54-24 62-15-10 24-42 32-62 15Z"/><circle cx="252" cy="194" r="16"/><circle cx="287" cy="188" r="12"/><circle cx="276" cy="224" r="15"/><circle cx="243" cy="236" r="12"/><path d="M230 272c24-14 52-4 56 6-14 18-44 16-56-6Z"/></g>
<g fill="#f3b9a6"><path d="M126 174c8-34 42-44 56-30s2 46-20 56-42-2-36-26Z"/><circle cx="188" cy="120" r="9"/></g>
<g fill="#fae8bd"><circle cx="130" cy="242" r="11"/><circle cx="166" cy="236" r="10"/><circle cx="156" cy="270" r="11"/><circle cx="188" cy="260" r="9"/><circle cx="186" cy="298" r="10"/></g>`;

const asUrl = (file: string) => `data:image/svg+xml;base64,${Buffer.from(file).toString("base64")}`;

const svg = (units: number, content: string) =>
  asUrl(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} ${units}">${content}</svg>`);

const onLeaf = (color: string, drawn: string) =>
  svg(
    32,
    `<path d="${LEAF}" fill="${color}"/><g transform="translate(-1.2)" fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`,
  );

export function leafUrl(drawing: ShareDrawing, color: string): string {
  return onLeaf(color, strokes[isIcon(drawing) ? drawing : "question"]);
}

export function plateUrl(): string {
  return svg(420, PLATE);
}

export type Picture = { svg: string; url: string; width: number; height: number };

const isIcon = (drawing: ShareDrawing): drawing is keyof typeof strokes => Object.hasOwn(strokes, drawing);

/** An illustration or a figure's drawing, in the units of its view box; null for the other drawings. */
export function pictureOf(drawing: ShareDrawing): Picture | null {
  if (drawing === "plate" || isIcon(drawing)) return null;
  const file = drawingFile(drawing);
  const [, width, height] = file?.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
  return file ? { svg: file, url: asUrl(file), width: Number(width), height: Number(height) } : null;
}

/** The shapes that stand with the verdicts' words on the pages: lucide's check, x, contrast and circle-help. */
const verdictStrokes: Record<Verdict, string> = {
  Vrai: `<path d="M20 6 9 17l-5-5"/>`,
  Faux: `<path d="M18 6 6 18M6 6l12 12"/>`,
  "En partie vrai": `<circle cx="12" cy="12" r="10"/><path d="M12 18a6 6 0 0 0 0-12v12z"/>`,
  "Pas prouvé": `<circle cx="12" cy="12" r="10"/><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3M12 17h.01"/>`,
};

/** A verdict's shape, large, on a leaf. */
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
