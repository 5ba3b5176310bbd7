import { toXml } from "xast-util-to-xml";
import type { x } from "xastscript";

export function xmlDocument(element: ReturnType<typeof x>): string {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
  return declaration + toXml(element, { closeEmptyElements: true });
}
