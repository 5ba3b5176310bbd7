import { createHash } from "node:crypto";
import { mythTitle } from "~/domain/faq/verdict";
import type { ShareImage } from "~/domain/site/share-image";
import { type ShareCard, shareTemplate } from "./share-image-template";

export type ShareImageKind =
  "site" | "theme" | "profil" | "fiche" | "quiz" | "question" | "aliment" | "liste";

/**
 * Part of all pictures' URLs, for what a card's template does not show: fonts, satori, resvg. After a change of these, increment
 * it and add the digest that share-image.test.ts reports.
 */
export const DRAWING = 4;

/** The share image of a page. `key` is a slug or an id. For the server only. */
export function shareImage(kind: ShareImageKind, key: string, card: ShareCard): ShareImage {
  const { title, verdict } = card;
  return {
    path: `/partage/${kind}/${key}.png?v=${shareImageVersion(card)}`,
    alt: `FAQ + ALIM\u202f: ${verdict ? `${mythTitle(title)} ${verdict}.` : title}`,
  };
}

/** A hash of all that is drawn, because browsers and social networks cache a picture permanently by its URL. */
export function shareImageVersion(card: ShareCard): string {
  const digest = createHash("sha256").update(JSON.stringify([DRAWING, shareTemplate(card)]));
  return digest.digest("base64url").slice(0, 12);
}
