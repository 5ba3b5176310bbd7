/** Made by `scripts/vite/site-contents.ts` when the site is built. */
declare module "~contents" {
  import type { SiteContents } from "~/domain/content/site-contents";
  const contents: SiteContents;
  export default contents;
}

/** Made by `scripts/vite/site-contents.ts` too: on a development server the drafts, null in the built site and in tests. */
declare module "~drafts" {
  import type { DraftPreview } from "~/domain/content/drafts";
  const drafts: DraftPreview | null;
  export default drafts;
}

/** Made by `scripts/vite/site-artwork.ts` when the site is built. */
declare module "~artwork" {
  import type { Artwork } from "~/domain/figure/drawings";
  const artwork: Artwork;
  export default artwork;
}

/** The versions of this site's migrations, in order: Vite's `define` puts them here. */
declare const MIGRATIONS: readonly string[];

/** The addresses of the illustrations' files, made by `scripts/vite/site-artwork.ts` too. */
declare module "~illustrations" {
  import type { IllustrationName } from "~/domain/illustration/illustrations";
  const illustrations: Record<IllustrationName, { light: string; dark: string }>;
  export default illustrations;
}
