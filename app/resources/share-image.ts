import { createHash } from "node:crypto";
import type { ShareImage } from "~/domain/site/share-image";
import drawings from "./share-image-drawings.ts?raw";
import template from "./share-image-template.ts?raw";
import titleLayout from "./share-image-title.ts?raw";

export type ShareImageKind = "site" | "theme" | "fiche" | "quiz" | "question";

/** What the default picture says, and its key. */
export const SITE_CARD = {
  key: "accueil",
  title: "Toutes vos questions sur la nutrition, enfin répondues\u202f!",
};

/**
 * The share image of a page, versioned by its title and by the template. `key` is the slug of a theme or of a guide,
 * the number of a quiz or of a question; `title` is the page's own, as its heading shows it. Only on the server.
 */
export function shareImage(kind: ShareImageKind, key: string, title: string): ShareImage {
  return {
    path: `/partage/${kind}/${key}.png?v=${shareImageVersion(title)}`,
    alt: `FAQ + ALIM\u202f: ${title}`,
  };
}

/** The share image of every page that has none of its own. */
export function siteShareImage(): ShareImage {
  return shareImage("site", SITE_CARD.key, SITE_CARD.title);
}

/** What names a picture that shows these texts: it changes with them and with the way in which they are drawn. */
export function shareImageVersion(...texts: string[]): string {
  const digest = createHash("sha256").update(JSON.stringify([template, drawings, titleLayout, texts]));
  return digest.digest("base64url").slice(0, 12);
}
