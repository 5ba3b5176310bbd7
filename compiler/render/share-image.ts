import { readFileSync } from "node:fs";
import type { ShareCard } from "../../app/machines/share-cards";
import type { Drawing } from "../figures/drawings";
import { drawingFile } from "../figures/paint-drawing";
import { literal, makeSvg } from "./typst";

const WIDTH = 1200;

const template = readFileSync(new URL("share-image.typ", import.meta.url), "utf8");

/** The share image of a page as a Typst document. Text becomes string literals, never code. */
export function shareImageAsTypst({ title, label, tone }: ShareCard, drawing: Drawing | undefined): string {
  const svg = drawing && drawingFile(drawing);
  const isIllustration = svg?.includes('viewBox="0 0 160 120"') ?? false;
  return `${template}
#share-image(
  title: ${literal(title)},
  label: ${literal(label)},
  tone: ${literal(tone)},
  drawing: ${svg === undefined ? "none" : literal(svg)},
  is-illustration: ${String(isIllustration)},
)
`;
}

export async function makeShareImage(source: string): Promise<Buffer> {
  const [svg, { renderAsync }] = await Promise.all([makeSvg(source), import("@resvg/resvg-js")]);
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
