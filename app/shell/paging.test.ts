import { expect, it } from "vitest";
import { pageCount, readPageNumber } from "./paging";

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

it("a page has 30 entries, and an empty list has one page", () => {
  expect([0, 1, 30, 31, 60, 61].map(pageCount)).toEqual([1, 1, 1, 2, 2, 3]);
});
