import emoji from "~fonts/emoji.woff2?url";
import heading from "~fonts/heading.woff2?url";
import text from "~fonts/text.woff2?url";
import type { LinkDescriptor } from "@remix-run/node";

const preload = (href: string): LinkDescriptor => ({
  rel: "preload",
  href,
  as: "font",
  type: "font/woff2",
  crossOrigin: "anonymous",
});

/** Preloads for every page. */
export const fontLinks = [text, heading].map(preload);

/** Preloads for pages with emoji; without them the browser requests the font only after the style sheet. */
export const emojiLinks = [preload(emoji)];
