import { readFileSync } from "node:fs";
import { SHAPE_ATTRIBUTES, SHAPES } from "../../app/text/shapes";
import { frenchTypography } from "../../app/text/typography";
import { ContentError, inPlace, readEach } from "../read/content-files";

/** A picture of `content/drawings/`. Plain data. */
export type Drawing = {
  /** The text alternative, including numbers; null for a decoration. */
  label: string | null;
  /** The number of numbered pins. Each pin needs a line in the legend. */
  pins: number;
  /** The SVG for pages, whose classes set the colors. */
  svg: string;
  /** The CSS rules of the SVG's classes, in light colors. */
  style: string;
};

export type Drawings = Record<string, Drawing>;

/** Illustrations of categories, audiences, quizzes, guides, families of foods, produce, situations, popular questions and pages are files, named by slug or id. */
export const isIllustration = (name: string) =>
  /^(theme|profil|quiz|fiche|aliment|saison|situation|question|page)-./.test(name);

const DRAWING_PATH = /^drawings\/(.+)\.svg$/;

/** The drawings among the content files. @throws ContentError naming the file and the line of every error */
export function readDrawings(files: Readonly<Record<string, string>>): Drawings {
  const classes = artClasses(readArtStyles());
  const drawings = readEach(Object.entries(files), ([path, raw]): [string, Drawing][] => {
    const name = DRAWING_PATH.exec(path)?.[1];
    return name === undefined ? [] : [[name, inPlace(path, () => readDrawing(name, raw, classes))]];
  });
  return Object.fromEntries(drawings.flat());
}

const attribute = (part: SvgPart | undefined, name: string) =>
  part?.kind === "open" ? part.attributes.find(([key]) => key === name)?.[1] : undefined;

const textIn = (parts: SvgPart[], element: string) =>
  parts.map((part) => (part.kind === "text" && part.of === element ? part.text.trim() : "")).join("");

function readDrawing(name: string, raw: string, classes: ReadonlySet<string>): Drawing {
  const parts = splitSvg(raw);
  const problems = parts.flatMap((part) =>
    problemsOf(part, classes, OWN_COLORS.test(name)).map((problem) => `la ligne ${part.line} ${problem}`),
  );
  if (problems.length > 0) throw new ContentError(...problems);
  const root = parts.find(({ kind }) => kind !== "text");
  const line = root?.line ?? 1;
  const refuse = (problem: string): never => {
    throw new ContentError(`la ligne ${line} ${problem}`);
  };
  if (!/^[a-z\d-]+$/.test(name))
    refuse("suit un nom de fichier qui n’a pas que des minuscules, des chiffres et des traits d’union");
  const viewBox = attribute(root, "viewBox") ?? refuse("n’ouvre pas un « svg » avec son « viewBox »");
  if (!/^-?\d+ -?\d+ \d+ \d+$/.test(viewBox)) refuse("a un « viewBox » qui ne se lit pas « 0 0 340 160 »");
  const size = isIllustration(name) ? "160 120" : name.startsWith("symbole-") ? "26 28" : null;
  if (size && viewBox !== `0 0 ${size}`) refuse(`a un autre « viewBox » que « 0 0 ${size} »`);
  const label = frenchTypography(textIn(parts, "desc"));
  const isHidden = attribute(root, "aria-hidden") === "true";
  if (isHidden === (label !== ""))
    refuse(
      'demande un « desc » qui dit ce que montre le dessin, ou aria-hidden="true" s’il ne fait que décorer',
    );
  if (label.includes('"')) refuse("a dans son « desc » un guillemet droit");
  const className = attribute(root, "class");
  const role = isHidden ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
  const shapes = parts.filter((part) => part !== root).map(paintPart);
  return {
    label: isHidden ? null : label,
    pins: parts.filter((part) => attribute(part, "class") === "art-pin-text").length,
    svg: `<svg ${className ? `class="${className}" ` : ""}viewBox="${viewBox}" ${role}>${shapes.join("")}`,
    style: textIn(parts, "style").replaceAll(/\s+/g, " "),
  };
}

const ELEMENTS = [...SHAPES, "title", "desc", "style"];
/** Attributes that files may contain, including some that the site only reads or drops. */
const ATTRIBUTES = [...SHAPE_ATTRIBUTES, "xmlns", "viewBox", "aria-hidden", "id", "version"];
/** Files for a single color scheme, which the site shows unchanged. */
const OWN_COLORS = /-(?:clair|sombre)$/;
const COLOR_ATTRIBUTE = /^(?:fill|stroke)/;

function problemsOf(part: SvgPart, classes: ReadonlySet<string>, hasOwnColors: boolean): string[] {
  if (part.kind === "text") return /@import|url\(/.test(part.text) ? ["renvoie à un autre fichier"] : [];
  if (part.kind === "close") return [];
  if (!ELEMENTS.includes(part.name))
    return [`contient « ${part.name} », qui n’a pas sa place ici : il y a ${ELEMENTS.join(", ")}`];
  return part.attributes.flatMap(([name, value]) => {
    if (name === "class") {
      const unknown = value.split(/\s+/).filter((word) => !classes.has(word));
      return unknown.map((word) => `porte la classe « ${word} », qui n’existe pas`);
    }
    if (name !== "xmlns" && /:\/\/|url\(|javascript:/i.test(value))
      return [`renvoie à « ${value} » : un dessin ne renvoie à aucun autre fichier`];
    if (ATTRIBUTES.includes(name) || (hasOwnColors && COLOR_ATTRIBUTE.test(name))) return [];
    return [`porte « ${name} », que le site ne montre pas : les couleurs sont des classes « art-… »`];
  });
}

function paintPart(part: SvgPart): string {
  if (part.kind === "text") return part.of === "text" ? frenchTypography(part.text.trim()) : "";
  if (!SHAPES.includes(part.name)) return "";
  if (part.kind === "close") return `</${part.name}>`;
  const shown = part.attributes.filter(([key]) => SHAPE_ATTRIBUTES.includes(key));
  return `<${part.name}${shown.map(([key, value]) => ` ${key}="${value}"`).join("")}${part.isEmpty ? "/" : ""}>`;
}

export type LabelledDrawing = Drawing & { name: string; label: string };

/** The drawings that are no decoration, by name. */
export function labelledDrawings(drawings: Drawings): Record<string, LabelledDrawing> {
  const labelled = Object.entries(drawings).flatMap(([name, { label, ...drawing }]) =>
    label === null ? [] : [[name, { ...drawing, name, label }] as const],
  );
  return Object.fromEntries(labelled);
}

/** The shapes of a pictogram's symbol, and of the dashed symbol for missing amounts. */
export type PictogramSymbol = { name: string; full: string; ghost: string };

export function symbolsOf(drawings: Drawings): Record<string, PictogramSymbol> {
  const names = Object.keys(drawings).flatMap((name) => /^symbole-([a-z]+)$/.exec(name)?.[1] ?? []);
  const shapesOf = (name: string) =>
    drawings[`symbole-${name}`]?.svg.replaceAll(/^<svg [^>]*>|<\/svg>$/g, "") ?? "";
  return Object.fromEntries(
    names.map((name) => [name, { name, full: shapesOf(name), ghost: shapesOf(`${name}-vide`) }]),
  );
}

type Part =
  | { kind: "open"; name: string; attributes: [string, string][]; isEmpty: boolean }
  | { kind: "close"; name: string }
  /** `of` is the name of the parent element. */
  | { kind: "text"; text: string; of: string | undefined };

/** A tag or text of an SVG file, with its line number in the file. */
type SvgPart = Part & { line: number };

const PART = /<!--[^]*?-->|<\?[^>]*\?>|<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|([^<&]+)/iy;

/** The tags and texts of an SVG file, in order, without comments. @throws ContentError */
function splitSvg(raw: string): SvgPart[] {
  const parts: SvgPart[] = [];
  const open: string[] = [];
  let line = 1;
  const refuse = (problem: string): never => {
    throw new ContentError(`la ligne ${line} ${problem}`);
  };
  for (let index = 0; index < raw.length;) {
    PART.lastIndex = index;
    const found =
      PART.exec(raw) ?? refuse("ne se lit pas : il y manque un « > » ou un guillemet, ou il y a un « & »");
    const [whole, slash, name = "", attributes = "", end, text] = found;
    index += whole.length;
    if (text !== undefined) parts.push({ kind: "text", text, of: open.at(-1), line });
    else if (slash) {
      if (open.pop() !== name) refuse(`ferme « ${name} », qui n’est pas ouvert là`);
      parts.push({ kind: "close", name, line });
    } else if (name) {
      const pairs = Array.from(
        attributes.matchAll(/([\w:-]+)="([^"]*)"/g),
        ([, key = "", value = ""]): [string, string] => [key, value],
      );
      parts.push({ kind: "open", name, attributes: pairs, isEmpty: end === "/", line });
      if (!end) open.push(name);
    }
    line += whole.split("\n").length - 1;
  }
  if (open.length > 0) refuse(`ne ferme pas « ${open.join(" », « ")} »`);
  return parts;
}

const STYLE = /\n *<style>[^]*?<\/style>/;

/** Updates the `<style>` of drawings, which gives them their colors in other programs. Returns only the drawings that change. */
export function restyledDrawings(files: Readonly<Record<string, string>>): Record<string, string> {
  const styles = readArtStyles();
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => DRAWING_PATH.test(path))
      .flatMap(([path, raw]) => {
        const rules = rulesOf(raw, styles).map((rule) => `\n    ${rule}`);
        const style = rules.length > 0 ? `\n  <style>${rules.join("")}\n  </style>` : "";
        const before = /^[^]*?<svg[^>]*>(?:\s*<(title|desc)>[^<]*<\/\1>)*/;
        const restyled = raw.replace(STYLE, "").replace(before, (head) => head + style);
        return restyled === raw ? [] : [[path, restyled]];
      }),
  );
}

/** The names of bar colors in figures, one per food group. Animals are not the red of verdicts, and differ from plants in lightness too. */
export const COLOR_WORDS = ["animal", "végétal", "céréale", "eau", "cacao", "bleu"] as const;

type ColorWord = (typeof COLOR_WORDS)[number];

export const COLOR_OF = {
  animal: "plum",
  végétal: "pea",
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

/** The CSS has the value of each token in the light scheme first, and its value in the dark scheme last. */
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

function artClasses(styles: ArtStyles): Set<string> {
  const selectors = artRules(styles, "light").map((rule) => rule.replace(/\{.*/, ""));
  return new Set(selectors.flatMap((selector) => selector.match(/art[\w-]*/g) ?? []));
}

function rulesOf(svg: string, styles: ArtStyles): string[] {
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

/** As an SVG file, with colors in attributes, because the Content-Security-Policy of files forbids styles. */
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
