import { expect, it } from "vitest";
import { readId } from "./slug";

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
