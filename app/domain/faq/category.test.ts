import { expect, it } from "vitest";
import { categoryIcon, categoryTone, isMythSlug } from "./category";

it.each([
  ["blue", "primary"],
  ["bg-blue-500", "primary"],
  ["GREEN", "secondary"],
  ["orange", "accent"],
  ["", "accent"],
])("the color %j maps to %s", (color, tone) => {
  expect(categoryTone(color)).toBe(tone);
});

it("an unknown icon is replaced with the apple", () => {
  expect(categoryIcon("scale")).toBe("scale");
  expect(categoryIcon("rocket")).toBe("apple");
});

it.each([
  ["mythes-et-idees-recues", true],
  ["idees-recues", true],
  ["sport-et-energie", false],
])("isMythSlug(%j) is %s", (slug, myths) => {
  expect(isMythSlug(slug)).toBe(myths);
});
