import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { shareImageVersion } from "./share-image";
import { type Picture, pictureOf } from "./share-image-drawings";
import {
  PICTURE_WIDTH,
  SHARE_FONT,
  SHARE_IMAGE_SIZE,
  type ShareCard,
  shareTemplate,
} from "./share-image-template";

type Png = Uint8Array<ArrayBuffer>;

const MAX_BYTES = 24 * 1024 * 1024;

/** Draws one image at a time, so that a crawler's requests do not use the CPU that visitors need. */
const drawingQueue = pLimit(1);

const drawn = remember(
  "share-images",
  () =>
    new LRUCache<string, Png, ShareCard>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ byteLength }) => byteLength,
      fetchMethod: (_version, _stale, { context: card }) => drawingQueue(draw, card),
    }),
);

let tools: ReturnType<typeof openTools> | undefined;

/** Loads the drawing tools once. If loading fails, the next image tries again. */
function readyTools() {
  return (tools ??= openTools().catch((error: unknown) => {
    tools = undefined;
    throw error;
  }));
}

async function openTools() {
  const require = createRequire(import.meta.url);
  const readFont = (file: string) =>
    readFile(require.resolve(`@expo-google-fonts/bricolage-grotesque/${file}`));
  const [{ default: satori }, { renderAsync }, semiBold, extraBold] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    readFont("600SemiBold/BricolageGrotesque_600SemiBold.ttf"),
    readFont("800ExtraBold/BricolageGrotesque_800ExtraBold.ttf"),
  ]);
  const fontFiles = [
    ...["400Regular/AtkinsonHyperlegibleNext_400Regular", "700Bold/AtkinsonHyperlegibleNext_700Bold"].map(
      (file) => require.resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${file}.ttf`),
    ),
    require.resolve("@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf"),
  ];
  const fonts = [
    { name: SHARE_FONT, weight: 600 as const, data: semiBold },
    { name: SHARE_FONT, weight: 800 as const, data: extraBold },
  ];
  return { satori, renderAsync, fonts, fontFiles };
}

/** The PNG of a card, cached. Rejects if drawing fails; the next request tries again. */
export function shareImagePng(card: ShareCard): Promise<Png> {
  return drawn.forceFetch(shareImageVersion(card), { context: card });
}

/** A card as SVG, with its text converted to outlines. */
export async function shareImageSvg(card: ShareCard): Promise<string> {
  const { satori, fonts } = await readyTools();
  return satori(shareTemplate(card, await readyPicture(card)), {
    ...SHARE_IMAGE_SIZE,
    fonts,
    // satori would draw a box for a missing glyph.
    loadAdditionalAsset: (_language, characters) => {
      console.error(
        `Share image: no glyph for ${JSON.stringify(characters)} in ${JSON.stringify(card.title)}`,
      );
      return Promise.resolve([]);
    },
  });
}

/** The picture of a card. A picture with text is rendered to PNG first, because resvg ignores text in a nested SVG image. */
async function readyPicture({ drawing }: ShareCard): Promise<Picture | null> {
  const picture = pictureOf(drawing);
  if (!picture?.svg.includes("<text")) return picture;
  const { renderAsync, fontFiles } = await readyTools();
  const { svg, width, height } = picture;
  // Enlarge the view box, because text may extend slightly beyond it.
  const roomy = svg.replace(/viewBox="[^"]*"/, `viewBox="-6 -6 ${width + 12} ${height + 12}"`);
  const image = await renderAsync(roomy, {
    fitTo: { mode: "width", value: 2 * PICTURE_WIDTH },
    font: { loadSystemFonts: false, fontFiles },
  });
  return { ...picture, url: `data:image/png;base64,${Buffer.from(image.asPng()).toString("base64")}` };
}

async function draw(card: ShareCard): Promise<Png> {
  const { renderAsync } = await readyTools();
  const svg = await shareImageSvg(card);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return new Uint8Array(image.asPng());
}
