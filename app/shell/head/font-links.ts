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

export const fontLinks = [text, heading].map(preload);

/** Without it, the browser requests the emoji font only after it has read the style sheet. */
export const emojiLinks = [preload(emoji)];
