import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import startHarfbuzz from "harfbuzzjs/hb.js";
import harfbuzz from "harfbuzzjs/hbjs.js";
import type { ContentCollection } from "../read/content-collection";

/** The site's only emoji font, chosen because its strokes are as thick as the strokes of the icons. */
export const EMOJI_FONT = createRequire(import.meta.url).resolve(
  "@expo-google-fonts/noto-emoji/500Medium/NotoEmoji_500Medium.ttf",
);

type ShownEmoji = { file: string; emoji: string; place: string };

/** Each emoji with its file and the field or title that contains it: « icon », « Le titre d’une section », « tips.0.emoji ». */
function shownEmoji({ guides, profiles }: Pick<ContentCollection, "guides" | "profiles">): ShownEmoji[] {
  return [
    ...guides.flatMap(({ slug, icon, sections }) =>
      [
        { emoji: icon, place: "icon" },
        ...sections.map((section) => ({ emoji: section.icon, place: section.title })),
      ].map((shown) => ({ ...shown, file: `fiches/${slug}.md` })),
    ),
    ...profiles.flatMap(({ slug, tips }) =>
      tips.map(({ emoji }, index) => ({ emoji, place: `tips.${index}.emoji`, file: `profils/${slug}.md` })),
    ),
  ];
}

export function emojiOf(contents: Pick<ContentCollection, "guides" | "profiles">): Set<string> {
  return new Set(shownEmoji(contents).map(({ emoji }) => emoji));
}

export async function fontCharacters(font: Uint8Array): Promise<Set<string>> {
  const { createBlob, createFace } = harfbuzz(await startHarfbuzz());
  const characters = createFace(createBlob(font), 0).collectUnicodes();
  return new Set(Array.from(characters, (code) => String.fromCodePoint(code)));
}

/** Finds emoji that the font lacks, and returns each with its file and its field or title. */
export async function checkEmoji(
  contents: Pick<ContentCollection, "guides" | "profiles">,
): Promise<string[]> {
  const drawn = await fontCharacters(readFileSync(EMOJI_FONT));
  return shownEmoji(contents)
    .filter(({ emoji }) => !drawn.has(emoji))
    .map(
      ({ file, place, emoji }) =>
        `${file} : « ${place} » : la police du site n’a pas l’emoji ${emoji} ; choisissez-en un plus ancien`,
    );
}
