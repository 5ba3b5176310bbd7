import { expect, it } from "vitest";
import { isMythSlug } from "./category";

it.each([
  ["mythes-et-idees-recues", true],
  ["idees-recues", true],
  ["sport-et-energie", false],
])("isMythSlug(%j) is %s", (slug, myths) => {
  expect(isMythSlug(slug)).toBe(myths);
});
