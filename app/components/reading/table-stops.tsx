import script from "~/browser/table-stops.js?raw";

/** Without it, each wide table is a stop for the keyboard, also where it fits. */
export function TableStops() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
