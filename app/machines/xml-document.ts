import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export function xmlDocument(element: ReactElement): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${renderToStaticMarkup(element)}`;
}
