import { expect, it } from "vitest";
import { isHomePage, summarizeSources } from "./source";

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

it.each([
  [[], "0\u00a0source"],
  [["NHS"], "1\u00a0source"],
  [["Anses"], "1\u00a0source, l’Anses"],
  [["UNESS", "OMS", "Anses"], "3\u00a0sources, dont l’Anses"],
  [["UNESS", "Afssa"], "2\u00a0sources"],
])("the sources of %j are summarized as « %s »", (publishers, expected) => {
  expect(summarizeSources(publishers.map((publisher) => ({ title: "Titre", publisher })))).toBe(expected);
});
