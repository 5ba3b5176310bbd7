import { describe, expect, it } from "vitest";
import { candidatePage, findSuggestedPages, type SuggestedPage } from "./find-suggested-pages";

const page = (kind: SuggestedPage["kind"], title: string, path: string, ...phrasings: string[]) =>
  candidatePage({ kind, title, path }, phrasings);
const suggestedPages = [
  page("Tableau", "Vitamine D : où en trouver ?", "/n/1", "vitamine d"),
  page("Guide", "Conserver les aliments", "/g/1", "température frigo", "frigo", "pas cher"),
  page("Guide", "Manger quand on fait du sport", "/g/2"),
  page("Quiz", "Nutrition du sportif", "/q/1", "quiz fer"),
  page("Profil", "Seniors", "/p/2", "vieillir"),
  page("Profil", "Sportifs", "/p/1"),
  page("Définition", "Index glycémique", "/d/1"),
];
const found = (term: string) => findSuggestedPages(term, suggestedPages).map(({ path }) => path);

describe("findSuggestedPages", () => {
  it.each([
    ["a page by its title among other words", "comment bien conserver des aliments", ["/g/1"]],
    ["a page by a phrasing anywhere in the term", "quelle température pour mon frigo", ["/g/1"]],
    ["a page by a phrasing with a stop word", "manger pas cher", ["/g/1"]],
    ["a page by a word that is the whole term", "le Frigo ?", ["/g/1"]],
    ["a page by a word beside one that only asks for a page", "une fiche pour vieillir", ["/p/2"]],
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
    "Quiz",
    "fer",
    "aliments",
    "?!",
    "🍎",
    "",
  ])("finds nothing for %j", (term) => {
    expect(found(term)).toEqual([]);
  });
});
