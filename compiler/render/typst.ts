import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { NodeCompiler, NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { Nodes, Parents, Table } from "mdast";
import { listTitle, sentences } from "../../app/foods/food-words";
import { NOT_LISTED } from "../../app/foods/look-up/food-list";
import type { AdviceGroup, ListLine, ListSheet } from "../../app/foods/look-up/food-list";
import type { Situation } from "../../app/foods/look-up/situation";
import { type FoodVerdict, VERDICT_SHAPES, verdictLabel } from "../../app/foods/verdicts";
import type { ShareCard } from "../../app/machines/share-cards";
import { type Source, sourceLabel } from "../../app/shell/article/source";
import { frenchDate } from "../../app/text/dates";
import { frenchTypography } from "../../app/text/typography";
import { type Drawing, drawingFile } from "../figures/drawings";
import type { Figure, FigureNode } from "../figures/read-figures";
import { ContentError } from "../read/content-files";
import type { GuideDocument } from "../read/read-guide";
import { plainText } from "./markdown";
import { areNumbers } from "./rehype-tables";

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

type Value = string | boolean | null | Date | Value[] | { [name: string]: Value };

/** A value as Typst code. A text is a string literal, never code. Source: https://typst.app/docs/reference/syntax/ */
function code(value: Value): string {
  if (typeof value === "string") return `"${value.replace(/[\\"]/g, "\\$&").replace(/\s*\n\s*/g, " ")}"`;
  if (typeof value === "boolean") return String(value);
  if (value === null) return "none";
  if (value instanceof Date)
    return `datetime(year: ${value.getUTCFullYear()}, month: ${value.getUTCMonth() + 1}, day: ${value.getUTCDate()})`;
  const parts = Array.isArray(value)
    ? value.map(code)
    : Object.entries(value).map(([name, part]) => `${name}: ${code(part)}`);
  return `(${parts.map((part) => `${part},`).join(" ")})`;
}

const guideTemplate = readFileSync(new URL("guide-pdf.typ", import.meta.url), "utf8");

export function guideAsTypst(guide: GuideDocument): string {
  const [introduction = "", ...bodies] = guide.trees.map(blocksOf);
  const { title, description, category, difficulty, readingTime, reviewedOn, keyTakeaways, objectives } =
    guide;
  const fields = {
    ...{ title, description, category, difficulty, "reading-time": readingTime },
    ...{ reviewed: frenchDate(reviewedOn), date: new Date(reviewedOn), takeaways: keyTakeaways, objectives },
  };
  const parts = [
    guideTemplate,
    `#show: guide.with(..${code(fields)})`,
    introduction,
    ...guide.sections.map(
      (section, index) =>
        `#heading(level: 1, ${code(`${index + 1}. ${section.title}`)})\n\n${bodies[index] ?? ""}`,
    ),
    `#tips(${code(guide.tips)})`,
    `#sources(${code(guide.sources.map(sourceEntry))})`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const sourceEntry = (source: Source) => ({
  ...{ title: source.title, lang: source.lang ?? null, page: source.url ?? null },
  details: frenchTypography(`, ${sourceLabel(source)}`),
});

function blocksOf(node: Parents): string {
  return node.children.map(block).join("\n\n");
}

function block(node: Nodes): string {
  switch (node.type) {
    case "paragraph":
      return inline(node);
    case "heading":
      return `#heading(level: ${node.depth - 1})[${inline(node)}]`;
    case "list": {
      const items = node.children.map((item) => `[${blocksOf(item)}]`).join(", ");
      return node.ordered ? `#enum(${items})` : `#list(${items})`;
    }
    case "table":
      return table(node);
    case "figure":
      return figure(node);
    default:
      return inline(node);
  }
}

/** A figure card: a drawing with its text alternative and legend, or bars as a table. */
function figure({ figure: shown, children }: FigureNode): string {
  const { title, summary, note, precision } = shown;
  const fields = { title, summary, note, precision: precision && frenchTypography(precision) };
  return `#figure-card(..${code(fields)})[${figureBody(shown, children)}]`;
}

function figureBody(shown: Figure, tables: Table[]): string {
  if (shown.kind !== "drawing") return tables.map(table).join("");
  const { drawing, legend } = shown;
  const items = legend.map(({ title, text }) => `[#strong[#${code(title)};] #${code(text)};]`);
  const picture = `#drawing(${code(drawingFile(drawing))}, ${code(drawing.label)})`;
  return items.length > 0 ? `${picture}\n#enum(${items.join(", ")})` : picture;
}

function table({ children: rows }: Table): string {
  const [head, ...body] = rows.map((row) => row.children.map((cell) => `[${inline(cell)}]`).join(", "));
  const texts = rows
    .slice(1)
    .map((row) => row.children.map((cell) => frenchTypography(plainText(cell).trim())));
  const aligns = (rows[0]?.children ?? []).map((_, column) =>
    column > 0 && areNumbers(texts.map((row) => row[column] ?? "")) ? "right" : "left",
  );
  return `#table(columns: ${aligns.length}, align: (${aligns.join(", ")},), table.header(${head}), ${body.join(", ")})`;
}

function inline(node: Nodes): string {
  switch (node.type) {
    case "text":
      return `#${code(frenchTypography(node.value))};`;
    case "strong":
      return `#strong[${node.children.map(inline).join("")}];`;
    case "emphasis":
      return `#emph[${node.children.map(inline).join("")}];`;
    case "link": {
      const text = node.children.map(inline).join("");
      // Relative links do not work in a PDF file.
      return node.url.startsWith("/") ? text : `#link(${code(node.url)})[${text}];`;
    }
    case "break":
      return "#linebreak();";
    default:
      return "children" in node ? node.children.map(inline).join("") : "";
  }
}

const MOST_PUBLISHERS = 3;

const listTemplate = readFileSync(new URL("list-pdf.typ", import.meta.url), "utf8");

export function listAsTypst(situation: Situation, { groups, reviewedOn, publishers }: ListSheet): string {
  const fields = {
    ...{ title: listTitle(situation), definition: situation.definition, warning: situation.warning },
    ...{ reviewed: frenchDate(reviewedOn), date: new Date(reviewedOn) },
    publishers: publishers.slice(0, MOST_PUBLISHERS).join(", "),
  };
  const parts = [
    listTemplate,
    `#show: situation-list.with(..${code(fields)})`,
    ...groups.map(groupCode),
    `#block(above: 0.6em)[#${code(`Un aliment qui n’est pas dans cette liste\u202f? ${NOT_LISTED}`)};]`,
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Shelves are small headings with their lines beneath. */
function groupCode({ verdict, shelves }: AdviceGroup): string {
  const items = shelves.map(({ name, lines }) => [name, lines.map(lineParts)]);
  const label = verdictLabel(verdict);
  if (verdict === null || verdict === "rien") return `#nothing-special(..${code([label, ...items])})`;
  return `#group(..${code([verdict, label, markSvg(verdict), ...items])})`;
}

function lineParts({ family, foods, note, instead }: ListLine): string[] {
  const names = foods.map(({ name }) => name).join("\u202f; ");
  return [family ?? names, family ? names : "", sentences([note, instead && `à la place\u202f: ${instead}`])];
}

/** The template adds the color. */
function markSvg(verdict: FoodVerdict): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict].replaceAll("var(--card)", "#fff")}</svg>`;
}

const WIDTH = 1200;

const imageTemplate = readFileSync(new URL("share-image.typ", import.meta.url), "utf8");

export function shareImageAsTypst({ title, label, tone }: ShareCard, drawing: Drawing | undefined): string {
  const svg = drawing ? drawingFile(drawing) : null;
  const isIllustration = svg?.includes('viewBox="0 0 160 120"') ?? false;
  const fields = { title, label, tone, drawing: svg, "is-illustration": isIllustration };
  return `${imageTemplate}\n#share-image(..${code(fields)})\n`;
}

export async function makeShareImage(source: string): Promise<Buffer> {
  const svg = await make(source, (compiler, document) => compiler.plainSvg(document));
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: WIDTH },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}
