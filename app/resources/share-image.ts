import { createHash } from "node:crypto";
import type { ShareImage } from "~/domain/site/share-image";

export type ShareImageKind = "site" | "theme" | "fiche" | "quiz" | "question";

/**
 * The version of the drawing: of the template, the drawings, the way in which titles are laid out, the font, satori and
 * resvg. It is in the address of every picture, which browsers and social networks keep for good. When the test of the
 * drawn pictures fails (share-image.test.ts) and they were meant to change, raise this by one and add the digest that
 * the test found. If they were not meant to change, what made it fail is a fault.
 */
export const DRAWING = 1;

export const SITE_CARD = {
  key: "accueil",
  title: "Toutes vos questions sur la nutrition, enfin répondues\u202f!",
};

/**
 * The share image of a page, versioned by its title and by the drawing. `key` is the slug of a theme or of a guide,
 * the number of a quiz or of a question; `title` is the page's own, as its heading shows it. Only on the server.
 */
export function shareImage(kind: ShareImageKind, key: string, title: string): ShareImage {
  return {
    path: `/partage/${kind}/${key}.png?v=${shareImageVersion(title)}`,
    alt: `FAQ + ALIM\u202f: ${title}`,
  };
}

export function siteShareImage(): ShareImage {
  return shareImage("site", SITE_CARD.key, SITE_CARD.title);
}

/** What names a picture that shows these texts: it changes with them and with the way in which they are drawn. */
export function shareImageVersion(...texts: string[]): string {
  const digest = createHash("sha256").update(JSON.stringify([DRAWING, texts]));
  return digest.digest("base64url").slice(0, 12);
}
