import { expect, it } from "vitest";
import { isTooLate, secondsLeft } from "./time-limit";

it("the time left stops at zero, and is null without a limit", () => {
  expect([100, 160, 400, 401, 9999].map((now) => secondsLeft(100, 300, now))).toEqual([300, 240, 0, 0, 0]);
  expect(secondsLeft(null, 300, 100)).toBeNull();
  expect(secondsLeft(100, null, 100)).toBeNull();
});

it("an answer counts until five seconds after the limit", () => {
  expect(isTooLate(100, 300, 405)).toBe(false);
  expect(isTooLate(100, 300, 406)).toBe(true);
  expect(isTooLate(null, 300, 99_999)).toBe(false);
});
