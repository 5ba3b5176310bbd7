import { expect, it } from "vitest";
import { formatSeconds } from "./format-seconds";

it.each([
  [245, "4:05"],
  [60, "1:00"],
  [9, "0:09"],
  [0, "0:00"],
  [600, "10:00"],
])("%i seconds are formatted as %s", (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});
