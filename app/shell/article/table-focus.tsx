import script from "~/shell/scripts/table-focus.js?raw";

/**
 * Makes the containers of tables focusable only while they scroll. Without JavaScript, every container that could scroll is
 * focusable.
 */
export function TableFocus() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
