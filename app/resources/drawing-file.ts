import artwork from "~artwork";
import artStyles from "~/styles/art.css?raw";
import artText from "~/styles/art-text.css?raw";
import artTokens from "~/styles/art-tokens.css?raw";
import palette from "~/styles/palette.css?raw";
import type { DrawingName } from "~/domain/figure/drawings";
import type { IllustrationName } from "~/domain/illustration/illustrations";

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

const rules = writtenIn(artStyles + artText).match(/[^}]+\}/g) ?? [];

/** The rules of the classes that a drawing has. */
function styleOf(svg: string): string {
  const classes = new Set(svg.match(/art[\w-]*/g));
  const used = rules.filter((rule) =>
    (rule.match(/\.(art[\w-]*)(?=[^{]*\{)/g) ?? []).every((name) => classes.has(name.slice(1))),
  );
  return `<style>${used.join("")}</style>`;
}

/** A figure's drawing or an illustration as an SVG file of its own, in light colours; null if nothing has this name. */
export function drawingFile(name: DrawingName | IllustrationName): string | null {
  const svg = artwork.drawings[name] ?? artwork.illustrations[name];
  return (
    svg?.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ').replace(">", `>${styleOf(svg)}`) ?? null
  );
}
