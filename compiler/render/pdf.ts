import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { ContentError } from "../read/parse-content";

export const PDF_PACKAGES = [
  "@myriaddreamin/typst-ts-node-compiler",
  "@expo-google-fonts/atkinson-hyperlegible-next",
  "@expo-google-fonts/bricolage-grotesque",
];

let opened: Promise<NodeCompiler> | undefined;

async function openCompiler(): Promise<NodeCompiler> {
  const typst = await import("@myriaddreamin/typst-ts-node-compiler");
  const require = createRequire(import.meta.url);
  const fontPaths = PDF_PACKAGES.slice(1).map((fonts) => dirname(require.resolve(`${fonts}/package.json`)));
  return typst.NodeCompiler.create({ fontArgs: [{ fontPaths }] });
}

/** A Typst document as PDF/UA-1. `file` is the content file of its text. @throws ContentError if it is not accessible */
export async function makePdf(file: string, source: string): Promise<Buffer> {
  const compiler = await (opened ??= openCompiler());
  const compiled = compiler.compile({ mainFileContent: source });
  try {
    if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()));
    return compiler.pdf(compiled.result, { pdfStandard: "ua-1" });
  } catch (error) {
    throw new ContentError(`${file} : son PDF ne se compose pas : ${String(error)}`);
  }
}

/** A text as a Typst string, never as code. Source: https://typst.app/docs/reference/syntax/ */
export function literal(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/\s*\n\s*/g, " ")}"`;
}

export function typstDate(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${day})`;
}
