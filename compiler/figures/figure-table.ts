import type { Table } from "mdast";
import type { z } from "zod";
import { plainText } from "../render/markdown";
import { frenchTypography } from "../../app/text/typography";
import { type ArtColor, COLOR_OF, COLOR_WORDS } from "./paint-drawing";
import type { BarPart, barsSchema, pictogramsSchema, Row, TableFigure } from "./figure";

type Quantity = { amount: number; unit: string };

type Drawn = Pick<TableFigure, "columns" | "rows" | "key" | "aim" | "hasTotal" | "symbol"> & { table: Table };

const QUANTITY =
  /^(?:(?:environ|presque|près de) )?(\d{1,3}(?: \d{3})*|\d+)(,\d+)?(?: ?([^\s\d,;:]+))?([^\d]*)$/;

/** The maximum number of symbols per row: readers cannot count more at a glance. */
const MOST_SYMBOLS = 12;

/** An error in a figure's table or fields, in French for its author. */
export class FigureError extends Error {
  override name = "FigureError";
}

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").trim();

/** « 400 mg par jour, au plus » → « 400 mg ». */
const firstQuantity = (text: string) =>
  /^\d[\d ]*(?:,\d+)?(?: ?[^\s\d]+)?/.exec(plainSpaces(text))?.[0] ?? "";

/** The quantity at the beginning of a text (« environ 2,8 mg »); null if there is none, or if it is a range (« 10 à 15 g »). */
export function readQuantity(text: string): Quantity | null {
  const match = QUANTITY.exec(plainSpaces(text));
  if (!match) return null;
  const [, whole = "", decimals = "", unit = ""] = match;
  return { amount: Number(`${whole.replaceAll(" ", "")}${decimals.replace(",", ".")}`), unit };
}

const round = (value: number) => Math.round(value * 100) / 100;
const cellTexts = (table: Table) =>
  table.children.map((row) => row.children.map((cell) => frenchTypography(plainText(cell).trim())));

/** The quantities in the given columns, one list per body row. @throws FigureError */
function readColumns(texts: string[][], columns: number[]): Quantity[][] {
  const [head = [], ...body] = texts;
  const values = body.map((row) =>
    columns.map((column) => {
      const quantity = readQuantity(row[column] ?? "");
      if (quantity) return quantity;
      const name = head[column] ?? `colonne ${column + 1}`;
      throw new FigureError(`« ${row[0]} » : « ${row[column] ?? ""} » (${name}) n’est pas un seul nombre`);
    }),
  );
  const units = new Set(values.flat().map(({ unit }) => unit));
  if (units.size > 1) throw new FigureError(`les unités diffèrent : ${[...units].join(", ")}`);
  if (values.length < 2) throw new FigureError("il faut au moins deux lignes");
  return values;
}

function pickColumns(table: Table, wanted: number[] | undefined): number[] {
  const count = table.children[0]?.children.length ?? 0;
  const columns = wanted?.map((column) => column - 1) ?? [count - 1];
  for (const column of columns) {
    if (column >= count) throw new FigureError(`le tableau n’a pas de colonne ${column + 1}`);
  }
  return columns;
}

/** Sorts the rows by their first value, largest first. */
function sortRows(table: Table, columns: number[]): Table {
  const [head, ...body] = table.children;
  const values = readColumns(cellTexts(table), columns);
  const sorted = body
    .map((row, index) => ({ row, amount: values[index]?.[0]?.amount ?? 0 }))
    .sort((one, other) => other.amount - one.amount)
    .map(({ row }) => row);
  return { ...table, children: head ? [head, ...sorted] : sorted };
}

/** Draws bars on a scale from zero to the longest bar, or to the reference line if that is longer. @throws FigureError */
export function drawBars(original: Table, spec: z.output<typeof barsSchema>): Drawn {
  const columns = pickColumns(original, spec.colonnes ?? (spec.colonne ? [spec.colonne] : undefined));
  const isSorted = spec.ordre === "valeurs" && !spec.escalier;
  const table = isSorted ? sortRows(original, columns) : original;
  const texts = cellTexts(table);
  const [head = [], ...body] = texts;
  const values = readColumns(texts, columns);
  const unit = values[0]?.[0]?.unit ?? "";
  const aim = spec.repere === undefined ? null : readQuantity(firstQuantity(spec.repere));
  if (spec.repere !== undefined && aim?.unit !== unit) {
    throw new FigureError(`« repere » commence par un nombre, en ${unit} comme le tableau`);
  }
  const scale = Math.max(aim?.amount ?? 0, ...values.flat().map(({ amount }) => amount));
  if (scale === 0) throw new FigureError("toutes les valeurs sont nulles");
  const percent = (amount: number) => round((amount / scale) * 100);
  const colorOf = readColors(spec, [
    ...body.map(([label = ""]) => label),
    ...columns.map((at) => head[at] ?? ""),
  ]);
  const rows = spec.escalier
    ? staircase(body, values, percent, colorOf)
    : body.map(([label = ""], index): Row => ({
        lanes: (values[index] ?? []).map(({ amount }, lane) => {
          const header = columns.length > 1 ? head[columns[lane] ?? 0] : undefined;
          return [{ from: 0, width: percent(amount), color: colorOf(header ?? label) }];
        }),
        count: 0,
      }));
  const groups = columns.map((at) => head[at] ?? "").map((text) => ({ mark: colorOf(text), text }));
  const key: TableFigure["key"] = [
    ...(columns.length > 1 ? groups : []),
    ...COLOR_WORDS.flatMap((word) => {
      const text = spec.cle[word];
      return text === undefined ? [] : [{ mark: COLOR_OF[word], text }];
    }),
    ...(spec.repere === undefined ? [] : [{ mark: "aim" as const, text: spec.repere }]),
  ];
  return {
    table,
    columns,
    rows,
    key,
    aim: aim && percent(aim.amount),
    hasTotal: spec.escalier,
    symbol: null,
  };
}

function readColors({ couleur, couleurs }: z.output<typeof barsSchema>, labels: string[]) {
  const colors = new Map<string, ArtColor>();
  for (const word of COLOR_WORDS) {
    for (const label of couleurs[word] ?? []) {
      if (!labels.includes(label))
        throw new FigureError(`« couleurs » : « ${label} » n’est pas dans le tableau`);
      colors.set(label, COLOR_OF[word]);
    }
  }
  const used = new Set(labels.map((label) => colors.get(label) ?? COLOR_OF[couleur]));
  if (used.size > 4) throw new FigureError("quatre couleurs au plus");
  return (label: string): ArtColor => colors.get(label) ?? COLOR_OF[couleur];
}

/** Makes each bar start where the previous bar ends. The last row is the sum of the others. */
function staircase(
  body: string[][],
  values: Quantity[][],
  percent: (amount: number) => number,
  colorOf: (label: string) => ArtColor,
): Row[] {
  const amounts = values.map(([value]) => value?.amount ?? 0);
  const total = amounts.at(-1) ?? 0;
  const sum = amounts.slice(0, -1).reduce((all, amount) => all + amount, 0);
  if (Math.abs(sum - total) > 0.001) {
    throw new FigureError(`la dernière ligne est le total : ${total}, mais la somme fait ${round(sum)}`);
  }
  let reached = 0;
  const steps = body.slice(0, -1).map(([label = ""], index): BarPart => {
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
  return [...steps.map((step) => ({ lanes: [[step]], count: 0 })), { lanes: [all], count: 0 }];
}

/** Draws amounts as rows of symbols. Each symbol represents the same amount. @throws FigureError */
export function drawPictograms(original: Table, spec: z.output<typeof pictogramsSchema>): Drawn {
  const columns = pickColumns(original, spec.colonne ? [spec.colonne] : undefined);
  const table = spec.ordre === "valeurs" ? sortRows(original, columns) : original;
  const values = readColumns(cellTexts(table), columns).map(([value]) => value);
  const worth = readQuantity(spec.vaut);
  const unit = values[0]?.unit ?? "";
  if (!worth || worth.amount === 0 || worth.unit !== unit) {
    throw new FigureError(`« vaut » est une quantité en ${unit}, comme le tableau`);
  }
  const counts = values.map((value) => Math.round(((value?.amount ?? 0) / worth.amount) * 10) / 10);
  if (Math.max(...counts) > MOST_SYMBOLS) {
    throw new FigureError(`${MOST_SYMBOLS} symboles au plus par ligne : un symbole vaut trop peu`);
  }
  return {
    table,
    columns,
    rows: counts.map((count) => ({ lanes: [], count })),
    key: [{ mark: spec.symbole, text: frenchTypography(`un ${spec.symbole} = ${spec.vaut}`) }],
    aim: null,
    hasTotal: false,
    symbol: spec.symbole,
  };
}
