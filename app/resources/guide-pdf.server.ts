import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { remember } from "@epic-web/remember";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { GuideDocument } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { guideAsTypst } from "./guide-typst";
import template from "./guide-pdf.typ?raw";

export type GuidePdf = { bytes: Uint8Array<ArrayBuffer>; etag: string };

const made = remember("guide-pdfs", () => new Map<string, Promise<GuidePdf>>());

const compiler = remember("typst", () => {
  const require = createRequire(import.meta.url);
  const fontPaths = ["atkinson-hyperlegible-next", "bricolage-grotesque"].map((family) =>
    dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
  );
  return NodeCompiler.create({ fontArgs: [{ fontPaths }] });
});

/** What the PDF of a guide is named by: it changes with the guide's text and with the template. */
export function guideVersion(guide: GuideDocument): string {
  return createHash("sha256").update(template).update(guideAsTypst(guide)).digest("base64url").slice(0, 12);
}

/** Where the PDF of a guide is, by its version. */
export function guidePdfPath(guide: GuideDocument): string {
  return `${guidePath(guide.slug)}.pdf?v=${guideVersion(guide)}`;
}

/**
 * The PDF/UA-1 of a guide: made once, then kept. Laying it out takes some 40 ms and writing it 5; other requests get
 * their turn in between.
 * @throws Error when Typst finds that the document would not be accessible; a test makes all of them.
 */
export function guidePdf(guide: GuideDocument): Promise<GuidePdf> {
  const version = guideVersion(guide);
  const kept = made.get(version) ?? makePdf(guide, version);
  made.set(version, kept);
  return kept;
}

async function makePdf(guide: GuideDocument, version: string): Promise<GuidePdf> {
  const compiled = compiler.compile({ mainFileContent: `${template}\n${guideAsTypst(guide)}\n` });
  const layout = compiled.result;
  if (!layout)
    throw new Error(`Typst cannot lay out ${guide.slug}: ${JSON.stringify(compiled.takeDiagnostics())}`);
  await new Promise<void>((resolve) => setImmediate(resolve));
  return { bytes: Buffer.from(compiler.pdf(layout, { pdfStandard: "ua-1" })), etag: `"${version}"` };
}
