import { createHash } from "node:crypto";
import { mythTitle, type Verdict } from "~/domain/faq/verdict";
import type { ShareImage } from "~/domain/site/share-image";

export type ShareImageKind =
  "site" | "theme" | "profil" | "fiche" | "quiz" | "question" | "aliment" | "liste";

/**
 * The version of all pictures, part of their URLs, which browsers and social networks cache permanently. After an intended change
 * of the pictures (template, font, satori, resvg), increment it and add the digest that share-image.test.ts reports.
 */
export const DRAWING = 4;

export const SITE_CARD = {
  key: "accueil",
  title: "Toutes vos questions sur la nutrition, enfin répondues\u202f!",
};

/**
 * The share image of a page. `key` is a slug or an id, and `title` is the page's heading. Only myths have a `verdict`. For the
 * server only.
 */
export function shareImage(
  kind: ShareImageKind,
  key: string,
  title: string,
  verdict: Verdict | null = null,
): ShareImage {
  return {
    path: `/partage/${kind}/${key}.png?v=${shareImageVersion(title, verdict)}`,
    alt: `FAQ + ALIM\u202f: ${verdict ? `${mythTitle(title)} ${verdict}.` : title}`,
  };
}

export function siteShareImage(): ShareImage {
  return shareImage("site", SITE_CARD.key, SITE_CARD.title);
}

export function shareImageVersion(title: string, verdict: Verdict | null = null): string {
  return shareImageDigest(title, ...(verdict ? [verdict] : []));
}

export function shareImageDigest(...texts: string[]): string {
  const digest = createHash("sha256").update(JSON.stringify([DRAWING, texts]));
  return digest.digest("base64url").slice(0, 12);
}
