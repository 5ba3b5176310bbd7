import { describe, expect, it } from "vitest";
import { findOffers, prepareOffers } from "./search-offers";

const offers = prepareOffers(
  [
    { kind: "guide", title: "Conserver les aliments", path: "/g/1" },
    { kind: "guide", title: "Manger quand on fait du sport", path: "/g/2" },
    { kind: "quiz", title: "Nutrition du sportif", path: "/q/1" },
    { kind: "theme", title: "Sport et énergie", path: "/t/1" },
    { kind: "profile", title: "Sportifs", path: "/p/1" },
  ],
  [
    { page: "/g/1", mots: ["température frigo"], seuls: ["frigo"], sauf: ["sans frigo"] },
    { page: "/q/1", mots: [], seuls: ["fer"], sauf: [] },
    { page: "/t/1", mots: [], seuls: ["sport"], sauf: [] },
    { page: "/inconnue", mots: ["fer"], seuls: [], sauf: [] },
  ],
);
const found = (term: string) => findOffers(term, offers).map(({ path }) => path);

describe("findOffers", () => {
  it.each([
    ["a page by its title, in other words’ company", "comment bien conserver des aliments", ["/g/1"]],
    ["a page by the words of an editor, anywhere", "quelle température pour mon frigo", ["/g/1"]],
    ["a page by a word that is said alone", "le Frigo ?", ["/g/1"]],
    ["a profile by its name, in the plural or not", "sportif", ["/p/1"]],
    ["several pages, in order", "sport", ["/t/1"]],
    ["a quiz to who asks for one", "un quiz sur le fer", ["/q/1"]],
  ])("offers %s", (_what, term, expected) => {
    expect(found(term)).toEqual(expected);
  });

  it.each(["yaourt du frigo", "température sans frigo", "manger", "quiz", "fer", "aliments", "?!", "🍎", ""])(
    "offers nothing for %j",
    (term) => {
      expect(found(term)).toEqual([]);
    },
  );
});
