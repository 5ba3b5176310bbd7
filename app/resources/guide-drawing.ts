import artwork from "~artwork";
import artStyles from "~/styles/art.css?raw";
import artTokens from "~/styles/art-tokens.css?raw";
import palette from "~/styles/palette.css?raw";
import type { DrawingName } from "~/domain/figure/drawings";

const FONTS = { "font-sans": "Atkinson Hyperlegible Next", "font-display": "Bricolage Grotesque" };

/** The first value of each token of a style sheet: the light one. */
function lightTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (!tokens.has(name)) tokens.set(name, value);
  }
  return tokens;
}

function writtenIn(css: string): string {
  const tokens = new Map([...lightTokens(palette), ...lightTokens(artTokens), ...Object.entries(FONTS)]);
  return css
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? "none")
    .replaceAll(/\s+/g, " ");
}

const style = `<style>${writtenIn(artStyles)}</style>`;

/** A drawing as an SVG file of its own, in light colours. */
export function drawingForPdf(name: DrawingName): string {
  const svg = artwork.drawings[name] ?? "";
  return svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(">", `>${style}`);
}
