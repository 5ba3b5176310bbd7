/** Made by `scripts/build/site-contents.ts` when the site is built. */
declare module "~contents" {
  import type { SiteContents } from "~/domain/editing/site-contents";
  const contents: SiteContents;
  export default contents;
}

/** Made by `scripts/build/site-contents.ts` too: on a development server the drafts, null in the built site and in tests. */
declare module "~drafts" {
  import type { DraftPreview } from "~/domain/site/drafts";
  const drafts: DraftPreview | null;
  export default drafts;
}

/** Made by `scripts/build/site-artwork.ts` when the site is built. */
declare module "~artwork" {
  import type { Drawings } from "~/domain/figure/drawings";
  const artwork: Drawings;
  export default artwork;
}

/** One drawing as pages contain it, for browser code that draws it without the server. */
declare module "~drawing/*" {
  const svg: string;
  export default svg;
}

/** The versions of this site's migrations, in order: Vite's `define` puts them here. */
declare const MIGRATIONS: readonly string[];

/** The addresses of the illustrations' files, made by `scripts/build/site-artwork.ts` too. */
declare module "~illustrations" {
  const illustrations: Record<string, { light: string; dark: string }>;
  export default illustrations;
}
