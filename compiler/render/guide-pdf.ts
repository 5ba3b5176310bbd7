import { readFileSync } from "node:fs";
import type { Nodes, Parents, Table } from "mdast";
import type { FigureNode } from "../figures/figure";
import type { GuideDocument } from "../read/read-guide";
import { type Source, sourceLabel, sourceLinks } from "../../app/shell/article/source";
import { sourcesLabel } from "../figures/figure-html";
import { type Drawings, findDrawing } from "../figures/drawings";
import { drawingFile } from "../figures/paint-drawing";
import { plainText } from "./markdown";
import { areNumbers } from "./rehype-tables";
import { frenchDate, frenchTypography } from "../../app/text/typography";
import { literal, typstDate } from "./pdf";

/** The look of guides: functions that other documents use too. */
export const guideTemplate = readFileSync(new URL("guide-pdf.typ", import.meta.url), "utf8");

/** A guide as a Typst document. Text becomes string literals, never code. */
export function guideAsTypst(guide: GuideDocument, drawings: Drawings): string {
  const blocks = (node: Parents) => blocksOf(node, drawings);
  const list = (items: string[]) => `(${items.map((item) => `${literal(item)},`).join(" ")})`;
  const parts = [
    guideTemplate,
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
    blocks(guide.introductionTree),
    ...guide.sections.map(({ title }, index) => {
      const tree = guide.sectionTrees[index];
      return `#heading(level: 1, ${literal(`${index + 1}. ${title}`)})\n\n${tree ? blocks(tree) : ""}`;
    }),
    `#tips(${list(guide.tips)})`,
    `#sources((${guide.sources.map(sourceEntry).join(" ")}))`,
  ];
  return `${parts.join("\n\n")}\n`;
}

function sourceEntry(source: Source): string {
  const { title, lang } = source;
  const { page, home } = sourceLinks(source);
  const fields = [
    `title: ${literal(title)}`,
    `lang: ${lang ? literal(lang) : "none"}`,
    `details: ${literal(frenchTypography(`, ${sourceLabel(source)}`))}`,
    `page: ${page ? literal(page) : "none"}`,
    `home: ${home ? `(url: ${literal(home.url)}, name: ${literal(home.name)})` : "none"}`,
  ];
  return `(${fields.join(", ")}),`;
}

export function blocksOf(node: Parents, drawings: Drawings): string {
  return node.children.map((child) => block(child, drawings)).join("\n\n");
}

function block(node: Nodes, drawings: Drawings): string {
  switch (node.type) {
    case "paragraph":
      return inline(node);
    case "heading":
      return `#heading(level: ${node.depth - 1})[${inline(node)}]`;
    case "list": {
      const items = node.children.map((item) => `[${blocksOf(item, drawings)}]`).join(", ");
      return node.ordered ? `#enum(${items})` : `#list(${items})`;
    }
    case "table":
      return table(node);
    case "figure":
      return figure(node, drawings);
    default:
      return inline(node);
  }
}

/** A figure card: a drawing with its text alternative and legend, or bars as a table. */
function figure({ figure: shown, children }: FigureNode, drawings: Drawings): string {
  const isDrawing = shown.kind === "drawing";
  const legend = isDrawing
    ? shown.legend.map(({ title, text }) => `[#strong[#${literal(title)};] #${literal(text)};]`)
    : [];
  const credits = `${sourcesLabel(shown)}${shown.sources.map(sourceLabel).join(" ; ")}`;
  const drawing = isDrawing ? findDrawing(drawings, shown.name) : null;
  const columns = shown.kind === "columns" ? shown.columns : [];
  return `#figure-card(
  title: ${literal(shown.title)},
  summary: ${literal(shown.summary)},
  note: ${shown.note === null ? "none" : literal(shown.note)},
  credits: ${literal(frenchTypography([credits, shown.precision].filter(Boolean).join(". ")))},
)[${drawing ? `#drawing(${literal(drawingFile(drawing))}, ${literal(drawing.label)})` : children.map(table).join("")}${columns
    .map(({ title, lines }) => `#strong(${literal(title)})\n#list(${lines.map(literal).join(", ")})`)
    .join("\n")}${legend.length > 0 ? `\n#enum(${legend.join(", ")})` : ""}]`;
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
