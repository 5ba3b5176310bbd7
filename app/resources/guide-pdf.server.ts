import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { remember } from "@epic-web/remember";
import type { GuideDocument } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { guideAsTypst } from "./guide-typst";
import template from "./guide-pdf.typ?raw";

export type GuidePdf = { bytes: Uint8Array<ArrayBuffer>; etag: string };

const made = remember("guide-pdfs", () => new Map<string, Promise<GuidePdf>>());

/** Native code that few visitors need: loaded with the first PDF. */
const openCompiler = () =>
  remember("typst", async () => {
    const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
    const require = createRequire(import.meta.url);
    const fontPaths = ["atkinson-hyperlegible-next", "bricolage-grotesque"].map((family) =>
      dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
    );
    return NodeCompiler.create({ fontArgs: [{ fontPaths }] });
  });

type Composed = { source: string; version: string };
const composed = new WeakMap<GuideDocument, Composed>();

function compose(guide: GuideDocument): Composed {
  const kept = composed.get(guide);
  if (kept) return kept;
  const source = `${template}\n${guideAsTypst(guide)}\n`;
  const version = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  composed.set(guide, { source, version });
  return { source, version };
}

/** Changes with the guide's text and with the template. */
export function guideVersion(guide: GuideDocument): string {
  return compose(guide).version;
}

export function guidePdfPath(guide: GuideDocument): string {
  return `${guidePath(guide.slug)}.pdf?v=${guideVersion(guide)}`;
}

/** The PDF/UA-1 of a guide, made once. @throws Error if Typst finds it inaccessible; a test makes them all */
export function guidePdf(guide: GuideDocument): Promise<GuidePdf> {
  const { source, version } = compose(guide);
  const kept = made.get(version) ?? makePdf(guide.slug, source, version);
  made.set(version, kept);
  return kept;
}

async function makePdf(slug: string, source: string, version: string): Promise<GuidePdf> {
  const compiler = await openCompiler();
  const compiled = compiler.compile({ mainFileContent: source });
  const layout = compiled.result;
  if (!layout) throw new Error(`Typst cannot lay out ${slug}: ${JSON.stringify(compiled.takeDiagnostics())}`);
  await new Promise<void>((resolve) => setImmediate(resolve));
  return { bytes: Buffer.from(compiler.pdf(layout, { pdfStandard: "ua-1" })), etag: `"${version}"` };
}
