import type { ShareCard, ShareTone } from "../../app/machines/share-cards";
import type { Drawing } from "../figures/drawings";
import { drawingFile } from "../figures/paint-drawing";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

type TitleLayout = { size: number; lines: string[] };

const TITLE_WIDTH = 700;

const SIZES = [
  { size: 88, lines: 2 },
  { size: 76, lines: 3 },
  { size: 66, lines: 4 },
  { size: 58, lines: 4 },
];
const SMALLEST = { size: 50, lines: 5 };

const MAX_WORD = 24;

/** Splits a title at spaces into lines of similar length; satori would also break words and hyphens (« faut-il »). */
export function layTitle(title: string): TitleLayout {
  const words = drawable(title)
    .split(" ")
    .flatMap((word) => word.match(new RegExp(`.{1,${MAX_WORD}}`, "gu")) ?? []);
  for (const { size, lines: room } of [...SIZES, SMALLEST]) {
    const lines = wrap(words, TITLE_WIDTH / size);
    const fits = lines.every((line) => widthOf(line) * size <= TITLE_WIDTH);
    if (fits && lines.length <= room) return { size, lines: balance(words, TITLE_WIDTH / size) };
  }
  const lines = wrap(words, TITLE_WIDTH / SMALLEST.size);
  const shown = lines.slice(0, SMALLEST.lines);
  if (lines.length > shown.length) shown.push(`${shown.pop()}…`);
  return { size: SMALLEST.size, lines: shown };
}

/** Removes emojis and control characters, for which the font has no glyph. */
export function drawable(words: string): string {
  return words
    .replace(/(?:\p{Emoji_Presentation}|\p{Cc}|\p{Cs}|\u200d|\ufe0f)+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim();
}

function wrap(words: string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function balance(words: string[], width: number): string[] {
  const lines = wrap(words, width);
  const narrower = wrap(words, width - 0.25);
  const isSame = narrower.length === lines.length && narrower.every((line) => widthOf(line) <= width);
  return isSame && width > 1 ? balance(words, width - 0.25) : lines;
}

/** An upper estimate of the text's width in em, which assigns each character one of five glyph widths. */
function widthOf(text: string): number {
  return [...text].reduce((sum, character) => {
    if (/[\s,.;:!’|·'ijlîïI]/.test(character)) return sum + 0.3;
    if (/[-()/tfr?«»JL]/.test(character)) return sum + 0.47;
    if (/[mwMWæœÆŒ%…]/.test(character)) return sum + 0.98;
    return sum + (/[\p{Lu}\d]/u.test(character) ? 0.71 : 0.62);
  }, 0);
}

const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

const SHARE_FONT = "Bricolage Grotesque";

type Style = Record<string, string | number>;

type Element = { type: string; key: null; props: Record<string, unknown> };

const element = (type: string, style: Style, props: Record<string, unknown> = {}): Element => ({
  type,
  key: null,
  props: { style, ...props },
});
const box = (style: Style, ...children: Element[]) =>
  element("div", { display: "flex", ...style }, { children });
const text = (style: Style, words: string) =>
  element("div", { display: "block", ...style }, { children: words });
const image = (width: number, src: string, style: Style = {}, height = width) =>
  element("img", style, { src, width, height });

const asUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

const MARK = asUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1c8.3 0 15 6.7 15 15s-6.7 15-15 15H5a4 4 0 0 1-4-4V16C1 7.7 7.7 1 16 1Z" fill="#2a7a4b"/><path d="M16 8.5v15M8.5 16h15" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>`,
);

const INK = "#14302a";
const tones: Record<ShareTone, { page: string; panel: string; label: string; onLabel: string }> = {
  primary: { page: "#fbfaf5", panel: "#e8f0fa", label: "#e8f0fa", onLabel: "#1d5aa6" },
  secondary: { page: "#fbfaf5", panel: "#e6f3e9", label: "#e6f3e9", onLabel: "#23683f" },
  accent: { page: "#fbfaf5", panel: "#fdeedd", label: "#fdeedd", onLabel: "#94430a" },
  myth: { page: "#fcecea", panel: "#ffffff", label: "#b3261e", onLabel: "#ffffff" },
};

/** An illustration on a panel, aligned with the bottom edge; the site's drawing, which is a square, without a panel. */
function cardDrawing(drawing: Drawing, panel: string): Element {
  const svg = drawingFile(drawing);
  if (!svg.includes('viewBox="0 0 160 120"'))
    return image(370, asUrl(svg), { position: "absolute", right: 44, top: 130 });
  return box(
    {
      position: "absolute",
      right: 40,
      top: (SHARE_IMAGE_SIZE.height - 320) / 2,
      width: 376,
      height: 320,
      borderRadius: 44,
      backgroundColor: panel,
      justifyContent: "center",
      alignItems: "flex-end",
    },
    image(336, asUrl(svg), {}, 252),
  );
}

export function shareTemplate({ title, label, tone }: ShareCard, drawing: Drawing | undefined): Element {
  const { size, lines } = layTitle(title);
  const { page, panel, label: labelColor, onLabel } = tones[tone];
  const brand = { fontSize: 38, fontWeight: 800, letterSpacing: "-0.02em" };
  return box(
    {
      ...SHARE_IMAGE_SIZE,
      position: "relative",
      backgroundColor: page,
      color: INK,
      fontFamily: SHARE_FONT,
      boxSizing: "border-box",
      padding: "64px 72px 56px",
    },
    ...(drawing ? [cardDrawing(drawing, panel)] : []),
    box(
      { flexDirection: "column", justifyContent: "space-between", width: TITLE_WIDTH, height: "100%" },
      box(
        {
          alignSelf: "flex-start",
          backgroundColor: labelColor,
          borderRadius: 999,
          padding: "8px 24px 10px",
          alignItems: "center",
        },
        text({ color: onLabel, fontSize: 30, fontWeight: 600, lineClamp: 1, maxWidth: 640 }, drawable(label)),
      ),
      box(
        {
          flexDirection: "column",
          fontSize: size,
          fontWeight: 800,
          lineHeight: 1.12,
          letterSpacing: "-0.02em",
          whiteSpace: "nowrap",
        },
        ...lines.map((line) => text({}, line)),
      ),
      box(
        { alignItems: "center" },
        text(brand, "FAQ"),
        image(44, MARK, { margin: "0 12px" }),
        text(brand, "ALIM"),
      ),
    ),
  );
}

const FONTS = "@expo-google-fonts/bricolage-grotesque";

export const SHARE_IMAGE_PACKAGES = ["satori", "@resvg/resvg-js", FONTS];

let opened: ReturnType<typeof openTools> | undefined;

async function openTools() {
  const require = createRequire(import.meta.url);
  const readFont = (file: string) => readFile(require.resolve(`${FONTS}/${file}.ttf`));
  const [{ default: satori }, { renderAsync }, semiBold, extraBold] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    readFont("600SemiBold/BricolageGrotesque_600SemiBold"),
    readFont("800ExtraBold/BricolageGrotesque_800ExtraBold"),
  ]);
  const fonts = [
    { name: SHARE_FONT, weight: 600 as const, data: semiBold },
    { name: SHARE_FONT, weight: 800 as const, data: extraBold },
  ];
  return { satori, renderAsync, fonts };
}

/** A card as SVG, with its text converted to outlines. Warns of characters that the font does not have. */
async function shareImageSvg(card: ShareCard, drawing: Drawing | undefined): Promise<string> {
  const { satori, fonts } = await (opened ??= openTools());
  return satori(shareTemplate(card, drawing), {
    ...SHARE_IMAGE_SIZE,
    fonts,
    // satori would draw a box for a missing glyph.
    loadAdditionalAsset: (_language, characters) => {
      console.warn(
        `L’image de partage de « ${card.title} » est sans ${JSON.stringify(characters)}, que sa police n’a pas.`,
      );
      return Promise.resolve([]);
    },
  });
}

export async function drawShareImage(card: ShareCard, drawing: Drawing | undefined): Promise<Buffer> {
  const svg = await shareImageSvg(card, drawing);
  const { renderAsync } = await (opened ??= openTools());
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
