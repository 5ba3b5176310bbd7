import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { EMOJI, plainEmoji } from "../../compiler/read/content-fields";
import { cachedFile, cachePath } from "./cached-file";

const ATKINSON =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght";
const BRICOLAGE = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght";
const NOTO_EMOJI = "@expo-google-fonts/noto-emoji/500Medium/NotoEmoji_500Medium.ttf";

const TEXT_WEIGHTS = { min: 400, max: 700 };
/** `weights`: those that app/styles/fonts.css uses, a range or one. */
const FONTS = [
  { name: "text.woff2", source: `${ATKINSON}-normal.woff2`, draws: "texts", weights: TEXT_WEIGHTS },
  { name: "text-italic.woff2", source: `${ATKINSON}-italic.woff2`, draws: "texts", weights: TEXT_WEIGHTS },
  { name: "heading.woff2", source: `${BRICOLAGE}-normal.woff2`, draws: "texts", weights: 700 },
  { name: "emoji.woff2", source: NOTO_EMOJI, draws: "emoji" },
] as const;

/** Whether or not the contents use them. */
const FRENCH = "ÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜŸàâäæçéèêëîïôöœùûüÿ«»‹›“”‘’…–—·•°²³½¼¾×÷±−≈≤≥µ€‰→←\u00a0\u2009\u202f";

const NOT_ASCII = /\P{ASCII}/gu;

const readTexts = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml|tsx?)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8").normalize("NFC"));

const asText = (characters: Iterable<string>) => [...new Set(characters)].sort().join("");

function characters() {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const used = ["content", "app"].flatMap(readTexts).flatMap((text) => text.match(NOT_ASCII) ?? []);
  const emoji = ["content/fiches", "content/profils"]
    .flatMap(readTexts)
    .flatMap((text) => text.match(new RegExp(EMOJI, "gu")) ?? []);
  return { texts: asText([...ascii, ...FRENCH, ...used]), emoji: asText(emoji.map(plainEmoji)) };
}

/** Serves `~fonts/…`: fonts reduced to the site's characters and weights, cached until these change. */
export function frenchFonts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "french-fonts",
    enforce: "pre",
    async config() {
      const wanted = characters();
      const state = JSON.stringify([wanted, FONTS]);
      for (const { name, source, draws, ...font } of FONTS) {
        await cachedFile(cachePath(name, [state]), async (path) => {
          const file = await subsetFont(readFileSync(require.resolve(source)), wanted[draws], {
            targetFormat: "woff2",
            ...("weights" in font && { variationAxes: { wght: font.weights } }),
            // No style sheet uses alternate glyphs.
            noLayoutClosure: true,
          });
          writeFileSync(path, file);
        });
      }
      return { resolve: { alias: { "~fonts": cachePath("", [state]) } } };
    },
  };
}
