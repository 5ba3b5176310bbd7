import type { ShareCard, ShareTone } from "../../app/machines/share-cards";
import type { Drawing } from "../figures/drawings";
import { drawingFile } from "../figures/paint-drawing";
import { drawable, layTitle, TITLE_WIDTH } from "./share-image-title";

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export const SHARE_FONT = "Bricolage Grotesque";

type Style = Record<string, string | number>;

/** A satori element, which has the shape of a React element. */
export type Element = { type: string; key: null; props: Record<string, unknown> };

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
