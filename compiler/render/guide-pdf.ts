import { readFileSync } from "node:fs";
import type { Nodes, Parents, Table } from "mdast";
import type { Figure, FigureNode } from "../figures/figure";
import type { GuideDocument } from "../read/read-guide";
import { type Source, sourceLabel } from "../../app/shell/article/source";
import { sourcesLabel } from "../figures/figure-html";
import { drawingFile } from "../figures/paint-drawing";
import { plainText } from "./markdown";
import { areNumbers } from "./rehype-tables";
import { frenchTypography } from "../../app/text/typography";
import { frenchDate } from "../../app/text/dates";
import { literal, typstDate } from "./typst";

const template = readFileSync(new URL("guide-pdf.typ", import.meta.url), "utf8");

/** A guide as a Typst document. Text becomes string literals, never code. */
export function guideAsTypst(guide: GuideDocument): string {
  const [introduction = "", ...bodies] = guide.trees.map(blocksOf);
  const list = (items: string[]) => `(${items.map((item) => `${literal(item)},`).join(" ")})`;
  const parts = [
    template,
    `#show: guide.with(
  title: ${literal(guide.title)},
  description: ${literal(guide.description)},
  category: ${literal(guide.category)},
  difficulty: ${literal(guide.difficulty)},
  reading-time: ${literal(guide.readingTime)},
  reviewed: ${literal(frenchDate(guide.reviewedOn))},
  date: ${typstDate(guide.reviewedOn)},
  takeaways: ${list(guide.keyTakeaways)},
  objectives: ${list(guide.objectives)},
)`,
    introduction,
    ...guide.sections.map(
      ({ title }, index) =>
        `#heading(level: 1, ${literal(`${index + 1}. ${title}`)})\n\n${bodies[index] ?? ""}`,
    ),
    `#tips(${list(guide.tips)})`,
    `#sources((${guide.sources.map(sourceEntry).join(" ")}))`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function sourceEntry(source: Source): string {
  const { title, lang, url } = source;
  const fields = [
    `title: ${literal(title)}`,
    `lang: ${lang ? literal(lang) : "none"}`,
    `details: ${literal(frenchTypography(`, ${sourceLabel(source)}`))}`,
    `page: ${url ? literal(url) : "none"}`,
  ];
  return `(${fields.join(", ")}),`;
}

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
  const credits = `${sourcesLabel(shown)}${shown.sources.map(sourceLabel).join(" ; ")}`;
  return `#figure-card(
  title: ${literal(shown.title)},
  summary: ${literal(shown.summary)},
  note: ${shown.note === null ? "none" : literal(shown.note)},
  credits: ${literal(frenchTypography([credits, shown.precision].filter(Boolean).join(". ")))},
)[${figureBody(shown, children)}]`;
}

function figureBody(shown: Figure, tables: Table[]): string {
  if (shown.kind !== "drawing") return tables.map(table).join("");
  const { drawing, legend } = shown;
  const items = legend.map(({ title, text }) => `[#strong[#${literal(title)};] #${literal(text)};]`);
  const picture = `#drawing(${literal(drawingFile(drawing))}, ${literal(drawing.label)})`;
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
      return `#${literal(frenchTypography(node.value))};`;
    case "strong":
      return `#strong[${node.children.map(inline).join("")}];`;
    case "emphasis":
      return `#emph[${node.children.map(inline).join("")}];`;
    case "link": {
      const text = node.children.map(inline).join("");
      // Relative links do not work in a PDF file.
      return node.url.startsWith("/") ? text : `#link(${literal(node.url)})[${text}];`;
    }
    case "break":
      return "#linebreak();";
    default:
      return "children" in node ? node.children.map(inline).join("") : "";
  }
}
