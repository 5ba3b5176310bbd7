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

const longDate = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** The day in Paris of an ISO date or moment: « 1er novembre 2026 ». */
export function frenchDate(isoDate: string): string {
  return longDate.format(new Date(isoDate)).replace(/^1 /, "1er\u00a0");
}

const shortTime = new Intl.DateTimeFormat("fr-FR", { timeStyle: "short", timeZone: "Europe/Paris" });

/** The day and time in Paris of an ISO moment: « 22 novembre 2026 à 00:30 ». */
export function frenchDateTime(isoMoment: string): string {
  return `${frenchDate(isoMoment)} à ${shortTime.format(new Date(isoMoment))} (heure de Paris)`;
}
