import { expect, it } from "vitest";
import { readPageNumber } from "./paging";

it.each([
  [null, 1],
  ["1", 1],
  ["2", 2],
  ["0", null],
  ["-1", null],
  ["abc", null],
  ["1.5", null],
  ["1e3", null],
  ["", null],
  ["99999999999999999999", null],
])("?page=%s is read as %s", (value, page) => {
  expect(readPageNumber(value)).toBe(page);
});
