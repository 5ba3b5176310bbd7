import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { ContentError } from "../read/content-files";

const FONTS = ["@expo-google-fonts/atkinson-hyperlegible-next", "@expo-google-fonts/bricolage-grotesque"];

let opened: Promise<NodeCompiler> | undefined;

async function openCompiler(): Promise<NodeCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler");
  const require = createRequire(import.meta.url);
  const fontPaths = FONTS.map((fonts) => dirname(require.resolve(`${fonts}/package.json`)));
  return typst.NodeCompiler.create({ fontArgs: [{ fontPaths }] });
}

async function make<T>(
  source: string,
  write: (compiler: NodeCompiler, document: NodeTypstDocument) => T,
): Promise<T> {
  const compiler = await (opened ??= openCompiler());
  const compiled = compiler.compile({ mainFileContent: source });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  return write(compiler, compiled.result);
}

/** A Typst document as PDF/UA-1. `file` is the content file of its text. @throws ContentError if it is not accessible */
export function makePdf(file: string, source: string): Promise<Buffer> {
  return make(source, (compiler, document) => compiler.pdf(document, { pdfStandard: "ua-1" })).catch(
    (error: unknown) => {
      throw new ContentError(`${file} : son PDF ne se compose pas : ${String(error)}`);
    },
  );
}

/** A Typst document of one page as SVG, with its text converted to outlines. */
export function makeSvg(source: string): Promise<string> {
  return make(source, (compiler, document) => compiler.plainSvg(document));
}

/** A text as a Typst string, never as code. Source: https://typst.app/docs/reference/syntax/ */
export function literal(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/\s*\n\s*/g, " ")}"`;
}

export function typstDate(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${day})`;
}
