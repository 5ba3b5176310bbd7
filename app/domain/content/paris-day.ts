// Swedish writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Europe/Paris" });

/** The day that it is in Paris at an ISO moment, as an ISO date; an ISO date is its own day. */
export function parisDay(isoDate: string): string {
  return isoDay.format(new Date(isoDate));
}
