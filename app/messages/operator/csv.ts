/** A CSV file with a byte order mark for spreadsheets, and without cells that they would run as formulas. */
export function csvFile(rows: Record<string, string | number | null>[], columns: string[]): string {
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column])).join(","));
  return ["\ufeff" + columns.join(","), ...lines, ""].join("\n");
}

function csvCell(value: string | number | null = null): string {
  const text = value === null ? "" : String(value);
  const inert = typeof value === "string" ? text.replace(/^[=+\-@\t\r＝＋－＠]/, "'$&") : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
