import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type Source, sourceCredit, sourceLabel } from "./source";
import { SourceList } from "./source-list";

const source: Source = { title: "Les lipides", publisher: "Anses", year: "2011" };
const listed = (change: Partial<Source>) =>
  renderToStaticMarkup(createElement(SourceList, { sources: [{ ...source, ...change }] }))
    .replace(/.*<li>|<\/li>.*/g, "")
    .replace(/ (?:class|rel)="[^"]*"/g, "");

it("a document without an address says that none was found", () => {
  expect(listed({})).toBe("<span>Les lipides</span>, Anses, 2011, adresse publique non trouvée");
  expect(listed({ url: "https://x.org/lipides" })).toBe(
    '<a href="https://x.org/lipides">Les lipides</a>, Anses, 2011',
  );
});

it("a foreign title has a lang attribute, and its link has an hreflang attribute", () => {
  const english: Partial<Source> = { title: "Dietary fats", lang: "en" };
  expect(listed({ ...english, url: "https://x.org/fats" })).toMatch(
    /<a (?=[^>]*lang="en")(?=[^>]*hreflang="en")[^>]*>Dietary fats<\/a>/i,
  );
  expect(listed({ ...english, url: "https://x.org/fats", hreflang: "fr" })).toMatch(/ hreflang="fr"/i);
  expect(listed(english)).toContain('<span lang="en">Dietary fats</span>');
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
