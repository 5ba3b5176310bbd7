import starter from "~/browser/start-scripts.js?raw";

const FOOTER_END = "</footer>";
const DOCUMENT_END = "</body></html>";

/** How the script of Remix's ScrollRestoration begins. Run late, it would scroll a page that is already being read. */
const SCROLL_SCRIPT = "<script>((STORAGE_KEY";

/**
 * A page whose scripts, some of them after the end of the document, wait in a template: for the first interaction, or, with
 * `at-once`, for the first paint, so that they do not compete with it.
 */
export function deferScripts(html: string, hydrate: "at-once" | "on-interaction"): string {
  const start = html.lastIndexOf(FOOTER_END) + FOOTER_END.length;
  const scripts = html
    .slice(start)
    .replace(DOCUMENT_END, "")
    .replace(SCROLL_SCRIPT, SCROLL_SCRIPT.replace(">", ' type="text/plain">'));
  const attributes = hydrate === "at-once" ? ' data-start="painted"' : "";
  return `${html.slice(0, start)}<template>${scripts}</template><script${attributes}>${starter}</script>${DOCUMENT_END}`;
}
