import { setImmediate as nextTurn } from "node:timers/promises";

/** The number of rows read per event-loop turn, so that a running site serves visitors between turns. */
export const PAGE = 100;

/**
 * The results of `make` for each part of a table, oldest rows first. `page` returns the next `PAGE` rows after an
 * id, or fewer.
 */
export async function readAll<Row extends { id: number }, Part>(
  page: (afterId: number) => Promise<Row[]>,
  make: (rows: Row[]) => Part,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (let lastId = 0; ;) {
    const rows = await page(lastId);
    const last = rows.at(-1);
    if (!last) return parts;
    parts.push(make(rows));
    lastId = last.id;
    await nextTurn();
  }
}

/** CSV lines with their line breaks. Escapes cells that a spreadsheet would run as formulas. */
export function csvLines(rows: Record<string, string | number | null>[], columns: string[]): string {
  return rows.map((row) => `${columns.map((column) => csvCell(row[column])).join(",")}\n`).join("");
}

function csvCell(value: string | number | null = null): string {
  const text = value === null ? "" : String(value);
  const inert = typeof value === "string" ? text.replace(/^[=+\-@\t\r＝＋－＠]/, "'$&") : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** A CSV file of `csvLines`, in parts, with a byte order mark for spreadsheets. */
export function csvFile(lines: string[], columns: string[]): string[] {
  return [`\ufeff${columns.join(",")}\n`, ...lines];
}
