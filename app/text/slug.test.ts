import { expect, it } from "vitest";
import { isSlug, readId } from "./slug";

it.each([...["", "A", "é", "a--b", "-a", "a-", "a b", "../etc", "%00", "__proto__", "a".repeat(81), null]])(
  "%j is not a slug",
  (value) => {
    expect(isSlug(value)).toBe(false);
  },
);

it.each([
  ["1", 1],
  ["999999999999999", 999999999999999],
  ["0", null],
  ["1.0", null],
  ["01", null],
  ["9999999999999999", null],
  [undefined, null],
])("the id %j is read as %j", (value, id) => {
  expect(readId(value)).toBe(id);
});
