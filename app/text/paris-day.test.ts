import { expect, it } from "vitest";
import { latestDay } from "./paris-day";

it("latestDay returns the latest day", () => {
  expect(latestDay(["2026-01-02", null, "2026-11-01T08:00:00Z", undefined])).toBe("2026-11-01");
  expect(latestDay([])).toBeNull();
});

it("latestDay uses the time zone of Paris", () => {
  expect(latestDay(["2026-11-21T23:30:00+00:00"])).toBe("2026-11-22");
  expect(latestDay(["2026-07-13T22:30:00.000Z", "2026-07-13"])).toBe("2026-07-14");
});
