import { describe, expect, it } from "vitest";
import { findSuggestedPages, prepareSuggestedPages } from "./find-suggested-pages";

const suggestedPages = prepareSuggestedPages(
  [
    { kind: "guide", title: "Conserver les aliments", path: "/g/1" },
    { kind: "guide", title: "Manger quand on fait du sport", path: "/g/2" },
    { kind: "quiz", title: "Nutrition du sportif", path: "/q/1" },
    { kind: "category", title: "Sport et énergie", path: "/t/1" },
    { kind: "audience", title: "Sportifs", path: "/p/1" },
    { kind: "glossary", title: "Index glycémique", path: "/d/1" },
    { kind: "glossary", title: "Vitamine D", path: "/d/2" },
  ],
  [
    { page: "/g/1", mots: ["température frigo"], seuls: ["frigo"], sauf: ["sans frigo"] },
    { page: "/q/1", mots: [], seuls: ["fer"], sauf: [] },
    { page: "/t/1", mots: [], seuls: ["sport"], sauf: [] },
    { page: "/inconnue", mots: ["fer"], seuls: [], sauf: [] },
  ],
);
const found = (term: string) => findSuggestedPages(term, suggestedPages).map(({ path }) => path);

describe("findSuggestedPages", () => {
  it.each([
    ["a page by its title among other words", "comment bien conserver des aliments", ["/g/1"]],
    ["a page by an editor’s words anywhere in the term", "quelle température pour mon frigo", ["/g/1"]],
    ["a page by a word that is the whole term", "le Frigo ?", ["/g/1"]],
    ["an audience by its name, singular or plural", "sportif", ["/p/1"]],
    ["the definition of a term", "index glycemique", ["/d/1"]],
    ["the definition of a vitamin by its letter", "la vitamine d", ["/d/2"]],
    ["several pages, in order", "sport", ["/t/1"]],
    ["a quiz if the term names that kind", "un quiz sur le fer", ["/q/1"]],
  ])("finds %s", (_what, term, expected) => {
    expect(found(term)).toEqual(expected);
  });

  it.each([
    "index glycémique du riz",
    "vitamine c",
    "yaourt du frigo",
    "température sans frigo",
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
