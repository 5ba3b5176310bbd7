import { expect, it } from "vitest";
import { isHomePage, sourceCredit, sourceLabel } from "./source";

it.each([
  ["https://www.anses.fr", true],
  ["https://www.anses.fr/", true],
  ["https://www.sge-ssn.ch/fr/", true],
  ["https://www.anses.fr/fr", true],
  ["https://exemple.fr/index.html", true],
  ["https://www.anses.fr/fr/content/les-lipides", false],
  ["https://www.anses.fr/node/1", false],
  ["https://exemple.fr/?id=12", false],
  ["https://exemple.fr/#/fiche/12", false],
])("%s is a home page: %j", (url, isHome) => {
  expect(isHomePage(url)).toBe(isHome);
});

it("the label of a document read elsewhere says who reports it", () => {
  const reported = { title: "Avis", publisher: "Anses", year: "2013", reportedBy: "Sud Ouest" };
  expect(sourceLabel(reported)).toBe("Anses, 2013, rapporté par Sud Ouest");
  expect(sourceCredit(reported)).toBe("Anses, rapporté par Sud Ouest");
});

it("the label of a document that was read is its body and its year", () => {
  expect(sourceLabel({ title: "Avis", publisher: "Anses", year: "2013" })).toBe("Anses, 2013");
  expect(sourceLabel({ title: "Avis", publisher: "Anses" })).toBe("Anses");
});
