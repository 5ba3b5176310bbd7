import slugify from "@sindresorhus/slugify";
import type { PhrasingContent, Table, TableCell, TableRow } from "mdast";
import type { z } from "zod";
import { VERDICT_SHAPES } from "../../app/foods/verdicts";
import { parseHtml } from "../../app/questions/answer/answer-html";
import { frenchTypography } from "../../app/text/typography";
import { nearestName } from "../read/content-fields";
import { ContentError } from "../read/content-files";
import { plainText } from "../render/markdown";
import { type ArtColor, COLOR_OF, COLOR_WORDS, type Drawings } from "./drawings";
import type { BarPart, barsSchema, KeyEntry, pictogramsSchema, TableFigure } from "./read-figures";

type Quantity = { amount: number; unit: string };
type Drawn = Pick<TableFigure, "columns" | "rows" | "key" | "aim" | "hasTotal"> & { table: Table };
type Bars = z.output<ReturnType<typeof barsSchema>>;
type Pictograms = z.output<ReturnType<typeof pictogramsSchema>>;

const QUANTITY =
  /^(?:(?:environ|presque|près de) )?(\d{1,3}(?: \d{3})*|\d+)(,\d+)?(?: ?([^\s\d,;:]+))?([^\d]*)$/;

/** The maximum number of symbols per row: readers cannot count more at a glance. */
const MOST_SYMBOLS = 12;

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").trim();

/** The quantity at the beginning of a text (« environ 2,8 mg »); null if there is none, or if it is a range (« 10 à 15 g »). */
export function readQuantity(text: string): Quantity | null {
  const match = QUANTITY.exec(plainSpaces(text));
  if (!match) return null;
  const [, whole = "", decimals = "", unit = ""] = match;
  return { amount: Number(`${whole.replaceAll(" ", "")}${decimals.replace(",", ".")}`), unit };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The header and the rows of a table, with the amounts in the drawn columns. `columns` are counted from 1. @throws ContentError */
function readTable(table: Table, columns: number[] | undefined, isSorted: boolean) {
  const textsOf = (row: Table["children"][number]) =>
    row.children.map((cell) => frenchTypography(plainText(cell).trim()));
  const [headRow, ...bodyRows] = table.children;
  const head = headRow ? textsOf(headRow) : [];
  const drawn = (columns ?? [head.length]).map((column) => column - 1);
  for (const column of drawn)
    if (column >= head.length) throw new ContentError(`le tableau n’a pas de colonne ${column + 1}`);
  const units = new Set<string>();
  const body = bodyRows.map((row) => {
    const [label = "", ...others] = textsOf(row);
    const amounts = drawn.map((column) => {
      const text = others[column - 1] ?? "";
      const quantity = readQuantity(text);
      if (!quantity)
        throw new ContentError(`« ${label} » : « ${text} » (${head[column]}) n’est pas un seul nombre`);
      units.add(quantity.unit);
      return quantity.amount;
    });
    return { row, label, amounts };
  });
  if (units.size > 1) throw new ContentError(`les unités diffèrent : ${[...units].join(", ")}`);
  if (body.length < 2) throw new ContentError("il faut au moins deux lignes");
  const rows = isSorted
    ? body.toSorted((one, other) => (other.amounts[0] ?? 0) - (one.amounts[0] ?? 0))
    : body;
  return {
    table: { ...table, children: [...(headRow ? [headRow] : []), ...rows.map(({ row }) => row)] },
    columns: drawn,
    headers: drawn.map((column) => head[column] ?? ""),
    rows,
    unit: [...units][0] ?? "",
  };
}

/** Draws bars on a scale from zero to the longest bar, or to the reference line if that is longer. @throws ContentError */
export function drawBars(original: Table, spec: Bars): Drawn {
  const isSorted = spec.ordre === "valeurs" && !spec.escalier;
  const { table, columns, headers, rows, unit } = readTable(original, spec.colonnes, isSorted);
  const aim = spec.repere === undefined ? null : readQuantity(spec.repere.replace(/:.*/, ""));
  if (spec.repere !== undefined && aim?.unit !== unit)
    throw new ContentError(`« repere » commence par un nombre, en ${unit} comme le tableau`);
  const scale = Math.max(aim?.amount ?? 0, ...rows.flatMap(({ amounts }) => amounts));
  if (scale === 0) throw new ContentError("toutes les valeurs sont nulles");
  const percent = (amount: number) => round((amount / scale) * 100);
  const colorOf = readColors(spec, [...rows.map(({ label }) => label), ...headers]);
  const isGrouped = columns.length > 1;
  const bars = rows.map(({ label, amounts }) =>
    amounts.map((amount, lane): BarPart[] => [
      { from: 0, width: percent(amount), color: colorOf(isGrouped ? (headers[lane] ?? "") : label) },
    ]),
  );
  const key: KeyEntry[] = [
    ...(isGrouped ? headers.map((header) => ({ mark: colorOf(header), text: header })) : []),
    ...COLOR_WORDS.flatMap((word) => {
      const text = spec.cle[word];
      return text === undefined ? [] : { mark: COLOR_OF[word], text };
    }),
    ...(spec.repere === undefined ? [] : [{ mark: "aim" as const, text: spec.repere }]),
  ];
  return {
    ...{ table, columns, key, aim: aim && percent(aim.amount), hasTotal: spec.escalier },
    rows: (spec.escalier ? staircase(rows, percent, colorOf) : bars).map((lanes) => ({ lanes })),
  };
}

function readColors({ couleur, couleurs }: Bars, labels: string[]) {
  const colors = new Map<string, ArtColor>();
  for (const word of COLOR_WORDS) {
    for (const label of couleurs[word] ?? []) {
      if (!labels.includes(label))
        throw new ContentError(`« couleurs » : « ${label} » n’est pas dans le tableau`);
      colors.set(label, COLOR_OF[word]);
    }
  }
  const colorOf = (label: string): ArtColor => colors.get(label) ?? COLOR_OF[couleur];
  if (new Set(labels.map(colorOf)).size > 4) throw new ContentError("quatre couleurs au plus");
  return colorOf;
}

/** Makes each bar start where the previous bar ends. The last row is the sum of the others. */
function staircase(
  rows: { label: string; amounts: number[] }[],
  percent: (amount: number) => number,
  colorOf: (label: string) => ArtColor,
): BarPart[][][] {
  const amounts = rows.map(({ amounts: [amount = 0] }) => amount);
  const total = amounts.at(-1) ?? 0;
  const sum = amounts.slice(0, -1).reduce((all, amount) => all + amount, 0);
  if (Math.abs(sum - total) > 0.001)
    throw new ContentError(`la dernière ligne est le total : ${total}, mais la somme fait ${round(sum)}`);
  let reached = 0;
  const steps = rows.slice(0, -1).map(({ label }, index): BarPart => {
    const from = reached;
    reached += amounts[index] ?? 0;
    return { from: percent(from), width: round(percent(reached) - percent(from)), color: colorOf(label) };
  });
  const all: BarPart[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    if (last?.color === step.color) last.width = round(last.width + step.width);
    else all.push({ ...step });
  }
  return [...steps.map((step) => [[step]]), [all]];
}

/** Draws amounts as rows of symbols. Each symbol represents the same amount. @throws ContentError */
export function drawPictograms(original: Table, { symbole: symbol, ...spec }: Pictograms): Drawn {
  const { table, columns, rows, unit } = readTable(original, undefined, spec.ordre === "valeurs");
  const worth = readQuantity(spec.vaut);
  if (!worth || worth.amount === 0 || worth.unit !== unit)
    throw new ContentError(`« vaut » est une quantité en ${unit}, comme le tableau`);
  const counts = rows.map(({ amounts: [amount = 0] }) => Math.round((amount / worth.amount) * 10) / 10);
  if (Math.max(...counts) > MOST_SYMBOLS)
    throw new ContentError(`${MOST_SYMBOLS} symboles au plus par ligne : un symbole vaut trop peu`);
  const text = frenchTypography(`un ${symbol.name} = ${spec.vaut}`);
  return {
    ...{ table, columns, aim: null, hasTotal: false },
    rows: counts.map((count) => ({ count, symbol })),
    key: [{ mark: symbol, text }],
  };
}

/** The class of a table that says, for each family of foods, what to avoid and what to eat instead. */
export const SWAPS = "swaps";

/** Its columns after the first, which names the family. The last one may be missing. */
const COLUMNS = [
  { header: "Non", verdict: "eviter", words: "À éviter : " },
  { header: "Plutôt", verdict: "oui", words: "À la place : " },
  { header: "À limiter", verdict: "limiter", words: "À limiter : " },
] as const;

/** Draws the families and the verdicts of a table « Non », « Plutôt »; returns any other table as it is. @throws ContentError */
export function drawSwaps(table: Table, drawings: Drawings): Table {
  const [head, ...rows] = table.children;
  const headers = head?.children.map((cell) => plainText(cell)) ?? [];
  const isNamed = COLUMNS.every(({ header }, index) => (headers[index + 1] ?? "À limiter") === header);
  if (!head || !isNamed || headers.length < 3) return table;
  return {
    ...table,
    data: { hProperties: { className: [SWAPS], role: "table" } },
    children: [
      head,
      ...rows.map((row, rowIndex) => ({
        ...row,
        children: row.children.map((cell, index) => {
          const column = COLUMNS[index - 1];
          if (!column) return family(rows.slice(0, rowIndex + 1), drawings);
          return plainText(cell) === "" ? cell : judged(cell, column);
        }),
      })),
    ],
  };
}

/** The family of the last row, or of the nearest row above that names one. Its words are hidden, because its drawing shows it. */
function family(rows: TableRow[], drawings: Drawings): TableCell {
  const names = rows.map(({ children: [cell] }) => (cell ? plainText(cell) : ""));
  const name = names.findLast((each) => each !== "") ?? "";
  const slug = slugify(name.replace(" et ", " "), { decamelize: false });
  const svg = drawings[`aliment-${slug}`]?.svg;
  const known = Object.keys(drawings).flatMap((key) => /^aliment-(.+)$/.exec(key)?.[1] ?? []);
  if (!svg) throw new ContentError(`« ${name} » n’a pas de dessin${nearestName(slug, known)}`);
  return { type: "tableCell", children: [...(names.at(-1) ? inline(svg) : []), ...hidden(name)] };
}

function judged(cell: TableCell, { verdict, words }: (typeof COLUMNS)[number]): TableCell {
  const mark = `<svg aria-hidden="true" viewBox="0 0 24 24">${VERDICT_SHAPES[verdict]}</svg>`;
  return {
    ...cell,
    data: { hProperties: { className: [`food-${verdict}`] } },
    children: [...inline(mark), ...hidden(words), ...cell.children],
  };
}

const hidden = (words: string) => inline(`<span class="sr-only">${words}</span>`);

function inline(html: string): PhrasingContent[] {
  const elements = parseHtml(html).children.filter((child) => child.type === "element");
  return elements.map(({ tagName: hName, properties: hProperties, children: hChildren }) => ({
    ...{ type: "emphasis", children: [], data: { hName, hProperties, hChildren } },
  }));
}
