import { createHash } from "node:crypto";

export type ShareImage = { path: string; alt: string };
export type ShareImageKind = "site" | "theme" | "fiche" | "quiz" | "question";

/** The image that stands for a page where it is shared: its address names its version. */
export function shareImage(kind: ShareImageKind, key: string, title: string): ShareImage {
  const version = createHash("sha256").update(title).digest("base64url").slice(0, 12);
  return { path: `/partage/${kind}/${key}.png?v=${version}`, alt: `FAQ + ALIM\u202f: ${title}` };
}
