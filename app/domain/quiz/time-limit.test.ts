import { expect, it } from "vitest";
import { deadlineOf, isTimeUp, isTooLate } from "./time-limit";

it("the deadline is the start plus the limit, and null without one of them", () => {
  expect(deadlineOf(100, 300)).toBe(400);
  expect(deadlineOf(null, 300)).toBeNull();
  expect(deadlineOf(100, null)).toBeNull();
});

it("the time is up from the deadline on", () => {
  expect([399.9, 400, 9999].map((now) => isTimeUp(400, now))).toEqual([false, true, true]);
  expect(isTimeUp(null, 99_999)).toBe(false);
});

it("an answer counts until five seconds after the deadline", () => {
  expect([400, 405, 405.1].map((now) => isTooLate(400, now))).toEqual([false, false, true]);
  expect(isTooLate(null, 99_999)).toBe(false);
});
