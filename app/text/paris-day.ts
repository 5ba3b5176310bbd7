// The Swedish locale formats dates as ISO 8601.
const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Paris" });

/** The day in Paris of an ISO date or moment, as an ISO date. */
export function parisDay(isoDate: string): string {
  return isoDay.format(new Date(isoDate));
}

/** The latest of these ISO dates or timestamps, as a day in Paris; null if there is none. */
export function latestDay(dates: (string | null | undefined)[]): string | null {
  const days = dates.flatMap((date) => (date ? [parisDay(date)] : []));
  return days.sort().at(-1) ?? null;
}
