import starter from "~/shell/scripts/start-scripts.js?raw";

const SCRIPT_END = "</script>";
const DOCUMENT_END = "</body></html>";

/** Remix's script that scrolls to the last position must not run: it would come late, while the visitor is reading. */
const SCROLL_SCRIPT = "<script>((STORAGE_KEY";

/** Moves the scripts after page-scripts.js, also those that Remix writes after `</html>`, into a `<template>` for start-scripts.js. */
export function deferScripts(html: string, hydrate: "at-once" | "on-interaction"): string {
  const start = html.indexOf(SCRIPT_END, html.lastIndexOf("</footer>")) + SCRIPT_END.length;
  const scripts = html
    .slice(start)
    .replace(DOCUMENT_END, "")
    .replace(SCROLL_SCRIPT, SCROLL_SCRIPT.replace(">", ' type="text/plain">'));
  const shown = html.slice(0, start);
  const checksum = pageChecksum(`${shown}<template></template><script>${starter}</script>${scripts}`);
  const when = hydrate === "at-once" ? ' data-start="painted"' : "";
  return `${shown}<template>${scripts}</template><script data-checksum="${checksum}"${when}>${starter}</script>${DOCUMENT_END}`;
}

const MARKUP =
  /<!--[^]*?-->|<(script|style)\b[^>]*>([^]*?)<\/\1>|<([a-z][a-z\d-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>|<[/!][^>]*>/gi;
const REFERENCE = /&#?\w+;/g;
const LEFT_OUT = /[&<>"'\r\n]/g;

/** start-scripts.js computes the same number from the browser’s document. */
function pageChecksum(html: string): number {
  let sum = 0;
  const add = (text: string) => {
    for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  };
  let end = 0;
  for (const { 0: markup, 1: raw, 2: rawText = "", 3: name, index } of html.matchAll(MARKUP)) {
    add(html.slice(end, index).replace(REFERENCE, "").replace(LEFT_OUT, ""));
    if (markup.startsWith("<!--")) add("#comment");
    else if (raw) add(raw.toLowerCase() + rawText.replace(LEFT_OUT, ""));
    else if (name) add(name.toLowerCase());
    end = index + markup.length;
  }
  add(html.slice(end).replace(REFERENCE, "").replace(LEFT_OUT, ""));
  return sum;
}
