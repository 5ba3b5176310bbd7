import { createRequire } from "node:module";
import { dirname } from "node:path";
import { forget, remember } from "@epic-web/remember";
import { LRUCache } from "lru-cache";

export type Pdf = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/** A complete Typst document. `version` is a hash of its source; `name` identifies the document in error messages. */
export type PdfSource = { name: string; source: string; version: string };

const MAX_BYTES = 32 * 1024 * 1024;

/** The compiled PDF files. Errors are not cached, so the next request after a failure compiles the PDF again. */
const made = remember(
  "pdfs",
  () =>
    new LRUCache<string, Pdf, PdfSource>({
      maxSize: MAX_BYTES,
      sizeCalculation: ({ bytes }) => bytes.byteLength,
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

/** A document as PDF/UA-1, cached. @throws Error if Typst reports an accessibility problem; tests compile every document */
export function compilePdf(document: PdfSource): Promise<Pdf> {
  return made.forceFetch(document.version, { context: document });
}

async function makePdf({ name, source, version }: PdfSource): Promise<Pdf> {
  const compiler = await openCompiler();
  const compiled = compiler.compile({ mainFileContent: source });
  const layout = compiled.result;
  if (!layout) throw new Error(`Typst cannot lay out ${name}: ${JSON.stringify(compiled.takeDiagnostics())}`);
  await new Promise<void>((resolve) => setImmediate(resolve));
  return { bytes: Buffer.from(compiler.pdf(layout, { pdfStandard: "ua-1" })), etag: `"${version}"` };
}
