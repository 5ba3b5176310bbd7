import starter from "~/shell/scripts/start-scripts.js?raw";
import { pageChecksum } from "./page-checksum";

const FOOTER_END = "</footer>";
const DOCUMENT_END = "</body></html>";

/** It never runs: late, it would scroll a page that the visitor is already reading. */
const SCROLL_SCRIPT = "<script>((STORAGE_KEY";

/** Moves the scripts, also those that Remix writes after `</html>`, into a `<template>` for start-scripts.js. */
export function deferScripts(html: string, hydrate: "at-once" | "on-interaction"): string {
  const start = html.lastIndexOf(FOOTER_END) + FOOTER_END.length;
  const scripts = html
    .slice(start)
    .replace(DOCUMENT_END, "")
    .replace(SCROLL_SCRIPT, SCROLL_SCRIPT.replace(">", ' type="text/plain">'));
  const shown = html.slice(0, start);
  const checksum = pageChecksum(`${shown}<template></template><script>${starter}</script>${scripts}`);
  const when = hydrate === "at-once" ? ' data-start="painted"' : "";
  return `${shown}<template>${scripts}</template><script data-checksum="${checksum}"${when}>${starter}</script>${DOCUMENT_END}`;
}
