import script from "~/browser/table-stops.js?raw";

/** A table's box is a stop for the keyboard only where it scrolls; without scripts, wherever it might. */
export function TableStops() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
