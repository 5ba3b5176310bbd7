import { describe, expect, it } from "vitest";
import { candidatePages, findSuggestedPages } from "./find-suggested-pages";

const suggestedPages = candidatePages(
  [
    { kind: "nutrient", title: "Vitamine D : où en trouver ?", path: "/n/1", phrasings: ["vitamine d"] },
    { kind: "guide", title: "Conserver les aliments", path: "/g/1" },
    { kind: "guide", title: "Manger quand on fait du sport", path: "/g/2" },
    { kind: "quiz", title: "Nutrition du sportif", path: "/q/1" },
    { kind: "category", title: "Sport et énergie", path: "/t/1" },
    { kind: "audience", title: "Sportifs", path: "/p/1" },
    { kind: "glossary", title: "Index glycémique", path: "/d/1" },
  ],
  [
    { page: "/g/1", phrasings: ["température frigo", "frigo", "pas cher"] },
    { page: "/q/1", phrasings: ["quiz fer"] },
    { page: "/t/1", phrasings: ["sport"] },
    { page: "/inconnue", phrasings: ["fer"] },
  ],
);
const found = (term: string) => findSuggestedPages(term, suggestedPages).map(({ path }) => path);

describe("findSuggestedPages", () => {
  it.each([
    ["a page by its title among other words", "comment bien conserver des aliments", ["/g/1"]],
    ["a page by a phrasing anywhere in the term", "quelle température pour mon frigo", ["/g/1"]],
    ["a page by a phrasing with a stop word", "manger pas cher", ["/g/1"]],
    ["a page by a word that is the whole term", "le Frigo ?", ["/g/1"]],
    ["a page by a word beside one that only asks for a page", "une fiche sur le sport", ["/t/1"]],
    ["an audience by its name, singular or plural", "sportif", ["/p/1"]],
    ["the definition of a term", "index glycemique définition", ["/d/1"]],
    ["the table of a vitamin by its letter", "aliments riches en vitamine D", ["/n/1"]],
    ["a quiz", "un quiz sur le fer", ["/q/1"]],
  ])("finds %s", (_what, term, expected) => {
    expect(found(term)).toEqual(expected);
  });

  it.each([
    "index glycémique du riz",
    "vitamine c",
    "vitamine d bébé",
    "yaourt du frigo",
    "manger cher",
    "manger",
    "quiz",
    "fer",
    "aliments",
    "?!",
    "🍎",
    "",
  ])("finds nothing for %j", (term) => {
    expect(found(term)).toEqual([]);
  });
});
