import { readFileSync } from "node:fs";
import type { Drawing } from "./drawings";

/** The names of bar colors in figures, one per food group. Animals and plants have neither the red nor the green of verdicts. */
export const COLOR_WORDS = ["animal", "végétal", "céréale", "eau", "cacao", "bleu"] as const;

type ColorWord = (typeof COLOR_WORDS)[number];

export const COLOR_OF = {
  animal: "plum",
  végétal: "teal",
  céréale: "maize",
  eau: "sky",
  cacao: "cocoa",
  bleu: "blue",
} as const satisfies Record<ColorWord, string>;

export type ArtColor = (typeof COLOR_OF)[ColorWord];

export type Scheme = "light" | "dark";

/** The style sheets of drawings: the rules of their classes, and the tokens that the rules use. */
export type ArtStyles = { rules: string; tokens: string };

const RULES = ["app/styles/art.css", "app/styles/art-text.css"];
const TOKENS = ["app/styles/tokens.css"];
export const ART_STYLE_FILES = [...RULES, ...TOKENS];

export function readArtStyles(): ArtStyles {
  const readAll = (paths: string[]) => paths.map((path) => readFileSync(path, "utf8")).join("");
  return { rules: readAll(RULES), tokens: readAll(TOKENS) };
}

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const FONTS = { "font-sans": "Atkinson Hyperlegible Next", "font-display": "Bricolage Grotesque" };

/**
 * The values of the color tokens in a scheme. The first value of each token in the CSS is for the light scheme, and the last
 * value for the dark scheme.
 */
function tokensOf(css: string, scheme: Scheme): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (scheme === "dark" || !tokens.has(name)) tokens.set(name, value);
  }
  return new Map([...tokens, ...Object.entries(FONTS)]);
}

function artRules({ rules, tokens }: ArtStyles, scheme: Scheme): string[] {
  const values = tokensOf(tokens, scheme);
  const written = rules
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => values.get(name) ?? "none")
    .replace(/\s+/g, " ");
  return Array.from(written.matchAll(/[^}]+\}/g), ([rule]) => rule.trim());
}

/** The classes that drawings may have. */
export function artClasses(styles: ArtStyles): Set<string> {
  const selectors = artRules(styles, "light").map((rule) => rule.replace(/\{.*/, ""));
  return new Set(selectors.flatMap((selector) => selector.match(/art[\w-]*/g) ?? []));
}

export function rulesOf(svg: string, styles: ArtStyles): string[] {
  const classes = new Set(
    Array.from(svg.matchAll(/class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
  );
  return artRules(styles, "light").filter((rule) =>
    (rule.match(/\.(art[\w-]*)(?=[^{]*\{)/g) ?? []).every((name) => classes.has(name.slice(1))),
  );
}

/** A drawing as a standalone SVG file in light colors, for PDF files and share images. */
export function drawingFile({ svg, style }: Drawing): string {
  return svg.replace("<svg ", `<svg ${XMLNS} `).replace(">", `><style>${style}</style>`);
}

/**
 * An illustration as an SVG file. Replaces classes with attributes in the colors of a scheme, because the
 * Content-Security-Policy of files forbids styles.
 */
export function illustrationFile(svg: string, styles: ArtStyles, scheme: Scheme): string {
  const attributes = new Map(
    artRules(styles, scheme).map((rule) => {
      const [, name = "", body = ""] = /^\.([\w-]+) \{(.*)\}$/.exec(rule) ?? [];
      return [name, body.replaceAll(/\s*([\w-]+): ([^;]+);\s*/g, '$1="$2" ').trim()];
    }),
  );
  return svg
    .replace(/<svg [^>]*>/, `<svg ${XMLNS} width="80" height="60" viewBox="0 0 160 120">`)
    .replaceAll(/class="(art-[\w-]+)"/g, (_, name: string) => attributes.get(name) ?? "");
}
