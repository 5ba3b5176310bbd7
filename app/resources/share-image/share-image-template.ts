import type { CategoryTone } from "~/domain/faq/category";
import type { Verdict } from "~/domain/faq/verdict";
import {
  leafUrl,
  markUrl,
  type Picture,
  pictureOf,
  verdictLeafUrl,
  verdictUrl,
} from "./share-image-drawings";
import { drawable, layTitle, TITLE_WIDTH } from "./share-image-title";

export type ShareTone = CategoryTone | "myth";

export type ShareCard = {
  title: string;
  label: string;
  tone: ShareTone;
  /** “question”, “myth” or a drawing from content/drawings/. */
  drawing: string;
  /** Only for myths. */
  verdict?: Verdict | null;
};

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 };

export const SHARE_FONT = "Bricolage Grotesque";

/** The drawing for pages that have no drawing. */
export const SITE_DRAWING = "image-de-partage";

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

const INK = "#14302a";
const tones: Record<
  ShareTone,
  { page: string; panel: string; label: string; onLabel: string; leaf: string }
> = {
  primary: { page: "#fbfaf5", panel: "#e8f0fa", label: "#e8f0fa", onLabel: "#1d5aa6", leaf: "#1d5aa6" },
  secondary: { page: "#fbfaf5", panel: "#e6f3e9", label: "#e6f3e9", onLabel: "#23683f", leaf: "#2a7a4b" },
  accent: { page: "#fbfaf5", panel: "#fdeedd", label: "#fdeedd", onLabel: "#94430a", leaf: "#b9520b" },
  myth: { page: "#fcecea", panel: "#ffffff", label: "#b3261e", onLabel: "#ffffff", leaf: "#b3261e" },
};

const verdictTones: Record<Verdict, ShareTone> = {
  Vrai: "secondary",
  Faux: "myth",
  "En partie vrai": "accent",
  "Pas prouvé": "primary",
};

const pill = (backgroundColor: string, ...children: Element[]) =>
  box({ backgroundColor, borderRadius: 999, padding: "8px 24px 10px", alignItems: "center" }, ...children);

function verdictPill(verdict: Verdict): Element {
  const tone = verdictTones[verdict];
  const color = tone === "myth" ? tones.myth.leaf : tones[tone].onLabel;
  return pill(
    "#ffffff",
    image(30, verdictUrl(verdict, color), { marginRight: 12 }),
    text({ color, fontSize: 30, fontWeight: 800 }, verdict),
  );
}

export const PICTURE_WIDTH = 336;

/** The panel around a picture: 376 px wide, with the height of its content. */
function picturePanel({ url, width, height }: Picture, backgroundColor: string): Element {
  const scale = Math.min(PICTURE_WIDTH / width, 500 / height);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  // Align illustrations with the bottom edge.
  const isIllustration = width === 160;
  const panelHeight = isIllustration ? 320 : shown.height + 48;
  return box(
    {
      position: "absolute",
      right: 40,
      top: (SHARE_IMAGE_SIZE.height - panelHeight) / 2,
      width: 376,
      height: panelHeight,
      borderRadius: 44,
      backgroundColor,
      justifyContent: "center",
      alignItems: isIllustration ? "flex-end" : "center",
    },
    image(shown.width, url, {}, shown.height),
  );
}

function cardDrawing({ tone, drawing, verdict }: ShareCard, picture: Picture | null): Element {
  const { panel, leaf } = tones[tone];
  const atEdge = { position: "absolute", right: -50, top: 100 };
  if (verdict) return image(430, verdictLeafUrl(verdict, tones[verdictTones[verdict]].leaf), atEdge);
  if (!picture) return image(430, leafUrl(drawing, leaf), atEdge);
  if (drawing === SITE_DRAWING) return image(370, picture.url, { position: "absolute", right: 44, top: 130 });
  return picturePanel(picture, panel);
}

export function shareTemplate(card: ShareCard, picture = pictureOf(card.drawing)): Element {
  const { title, label, tone, verdict } = card;
  const { size, lines } = layTitle(title);
  const { page, label: labelColor, onLabel } = tones[tone];
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
    cardDrawing(card, picture),
    box(
      { flexDirection: "column", justifyContent: "space-between", width: TITLE_WIDTH, height: "100%" },
      box(
        { alignSelf: "flex-start", gap: 16 },
        pill(
          labelColor,
          text(
            { color: onLabel, fontSize: 30, fontWeight: 600, lineClamp: 1, maxWidth: 640 },
            drawable(label),
          ),
        ),
        ...(verdict ? [verdictPill(verdict)] : []),
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
        image(44, markUrl(), { margin: "0 12px" }),
        text(brand, "ALIM"),
      ),
    ),
  );
}
