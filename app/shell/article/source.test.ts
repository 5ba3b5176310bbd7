import { expect, it } from "vitest";
import { sourceCredit, sourceLabel } from "./source";

it("the label of a document read elsewhere says who reports it", () => {
  const reported = { title: "Avis", publisher: "Anses", year: "2013", reportedBy: "Sud Ouest" };
  expect(sourceLabel(reported)).toBe("Anses, 2013, rapporté par Sud Ouest");
  expect(sourceCredit(reported)).toBe("Anses, rapporté par Sud Ouest");
});

it("the label of a document that was read is its body and its year", () => {
  expect(sourceLabel({ title: "Avis", publisher: "Anses", year: "2013" })).toBe("Anses, 2013");
  expect(sourceLabel({ title: "Avis", publisher: "Anses" })).toBe("Anses");
});
