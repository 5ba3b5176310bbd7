import { expect, it } from "vitest";
import { frenchDate, frenchDateTime, latestDay } from "./dates";

it("latestDay returns the latest day", () => {
  expect(latestDay(["2026-01-02", null, "2026-11-01T08:00:00Z", undefined])).toBe("2026-11-01");
  expect(latestDay([])).toBeNull();
});

it("latestDay uses the time zone of Paris", () => {
  expect(latestDay(["2026-11-21T23:30:00+00:00"])).toBe("2026-11-22");
  expect(latestDay(["2026-07-13T22:30:00.000Z", "2026-07-13"])).toBe("2026-07-14");
});

it.each([
  ["2026-11-21T23:30:00Z", "22 novembre 2026"],
  ["2026-07-13T22:30:00+00:00", "14 juillet 2026"],
  ["2026-07-14", "14 juillet 2026"],
])("frenchDate shows the day in Paris: %s", (isoDate, expected) => {
  expect(frenchDate(isoDate)).toBe(expected);
});

it("frenchDateTime shows the time in Paris and names the zone", () => {
  expect(frenchDateTime("2026-11-21T23:30:00Z")).toBe("22 novembre 2026 à 00:30 (heure de Paris)");
});
