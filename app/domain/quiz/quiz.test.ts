import { expect, it } from "vitest";
import { wholeMinutes } from "./quiz";

it.each([
  [300, "5\u00a0min"],
  [359, "5\u00a0min"],
  [60, "1\u00a0min"],
  [45, "moins d’1\u00a0min"],
])("%i s are shown as %s", (seconds, minutes) => {
  expect(wholeMinutes(seconds)).toBe(minutes);
});
