import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { forget, remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";
import type { GuideDocument } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { guideAsTypst } from "./guide-typst";
import template from "./guide-pdf.typ?raw";

export type GuidePdf = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** Errors are not cached: after a failure, the next request compiles the PDF again. */
const made = remember(
  "guide-pdfs",
  () =>
    new LRUCache<string, GuidePdf, Composed & { slug: string }>({
      max: 100,
      fetchMethod: (_version, _stale, { context }) => makePdf(context),
    }),
);

/** Loads the native module only for the first PDF, because few visitors need it. */
const openCompiler = () =>
  remember("typst", () =>
    createCompiler().catch((error: unknown) => {
      forget("typst");
      throw error;
    }),
  );

async function createCompiler() {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const require = createRequire(import.meta.url);
  const fontPaths = ["atkinson-hyperlegible-next", "bricolage-grotesque"].map((family) =>
    dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)),
  );
  return NodeCompiler.create({ fontArgs: [{ fontPaths }] });
}

type Composed = { source: string; version: string };
const composed = new WeakMap<GuideDocument, Composed>();

function compose(guide: GuideDocument): Composed {
  const found = composed.get(guide);
  if (found) return found;
  const source = `${template}\n${guideAsTypst(guide)}\n`;
  const version = createHash("sha256").update(source).digest("base64url").slice(0, 12);
  composed.set(guide, { source, version });
  return { source, version };
}

/** A hash of the guide's text and the template. */
export function guideVersion(guide: GuideDocument): string {
  return compose(guide).version;
}

export function guidePdfPath(guide: GuideDocument): string {
  return `${guidePath(guide.slug)}.pdf?v=${guideVersion(guide)}`;
}

/** A guide as PDF/UA-1, cached. @throws Error if Typst reports an accessibility problem; a test compiles all guides */
export function guidePdf(guide: GuideDocument): Promise<GuidePdf> {
  const context = { slug: guide.slug, ...compose(guide) };
  return made.forceFetch(context.version, { context });
}

async function makePdf({ slug, source, version }: Composed & { slug: string }): Promise<GuidePdf> {
  const compiler = await openCompiler();
  const compiled = compiler.compile({ mainFileContent: source });
  const layout = compiled.result;
  if (!layout) throw new Error(`Typst cannot lay out ${slug}: ${JSON.stringify(compiled.takeDiagnostics())}`);
  await new Promise<void>((resolve) => setImmediate(resolve));
  return { bytes: Buffer.from(compiler.pdf(layout, { pdfStandard: "ua-1" })), etag: `"${version}"` };
}
