import { createHash } from "node:crypto";
import type { GuideDocument } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { guideAsTypst } from "./guide-typst";
import template from "./guide-pdf.typ?raw";
import { compilePdf, type Pdf, type PdfSource } from "./pdf.server";

const composed = new WeakMap<GuideDocument, PdfSource>();

function compose(guide: GuideDocument): PdfSource {
  const found = composed.get(guide);
  if (found) return found;
  const source = `${template}\n${guideAsTypst(guide)}\n`;
  const version = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  const document = { name: guide.slug, source, version };
  composed.set(guide, document);
  return document;
}

/** A hash of the guide's text and the template. */
export function guideVersion(guide: GuideDocument): string {
  return compose(guide).version;
}

export function guidePdfPath(guide: GuideDocument): string {
  return `${guidePath(guide.slug)}.pdf?v=${guideVersion(guide)}`;
}

/** A guide as PDF/UA-1, cached. @throws Error if Typst reports an accessibility problem; a test compiles every guide */
export function guidePdf(guide: GuideDocument): Promise<Pdf> {
  return compilePdf(compose(guide));
}
