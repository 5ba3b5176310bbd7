import script from "~/browser/table-focus.js?raw";

/** Makes a table's container focusable only if it scrolls; without JavaScript, all containers that could scroll are focusable. */
export function TableFocus() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
