/** A text as a Typst string, never as code. Source: https://typst.app/docs/reference/syntax/ */
export function literal(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&").replace(/\s*\n\s*/g, " ")}"`;
}

export function typstDate(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.split("-").map(Number);
  return `datetime(year: ${year}, month: ${month}, day: ${day})`;
}
