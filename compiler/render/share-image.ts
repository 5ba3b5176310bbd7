import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { ShareCard } from "../../app/machines/share-cards";
import type { Drawing } from "../figures/drawings";
import { SHARE_FONT, SHARE_IMAGE_SIZE, shareTemplate } from "./share-image-template";

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
