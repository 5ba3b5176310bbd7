import { expect, it } from "vitest";
import { isHomePage } from "./source-registry";

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
