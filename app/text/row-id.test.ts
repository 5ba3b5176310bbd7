import { expect, it } from "vitest";
import { leadingId, readId } from "./row-id";

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

it.each([
  ["12-un-mot", 12],
  ["12", 12],
  ["12--é%/", 12],
  ["012-a", null],
  ["12a", null],
  [undefined, null],
])("the id in the path %s", (segment, id) => {
  expect(leadingId(segment)).toBe(id);
});
