import script from "~/shell/scripts/table-focus.js?raw";

/** Without JavaScript, every table that could scroll is focusable; with this, a table is focusable only while it scrolls. */
export function TableFocus() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
