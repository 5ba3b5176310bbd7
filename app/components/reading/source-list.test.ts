import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { Source } from "~/domain/faq/source";
import { SourceList } from "./source-list";

const source: Source = { title: "Les lipides", publisher: "Anses", year: "2011" };
const listed = (change: Partial<Source>) =>
  renderToStaticMarkup(createElement(SourceList, { sources: [{ ...source, ...change }], heading: "h2" }))
    .replace(/.*<li>|<\/li>.*/g, "")
    .replace(/ (?:class|rel)="[^"]*"/g, "");

it("a title leads to the source's own page", () => {
  expect(listed({ url: "https://www.anses.fr/lipides" })).toBe(
    '<a href="https://www.anses.fr/lipides">Les lipides</a>, Anses, 2011',
  );
});

it("a home page has a link of its own, which names the site", () => {
  expect(listed({ url: "https://www.anses.fr/", site: "site de l’Anses" })).toBe(
    '<span>Les lipides</span>, Anses, 2011 (<a href="https://www.anses.fr/">site de l’Anses</a>)',
  );
  expect(listed({ url: "https://www.anses.fr" })).toContain('">site de l’éditeur</a>)');
});

it("a source without an address is named without a link", () => {
  expect(listed({})).toBe("<span>Les lipides</span>, Anses, 2011");
});

it("a foreign title says its language, and a link that of its page", () => {
  const english: Partial<Source> = { title: "Dietary fats", lang: "en" };
  expect(listed({ ...english, url: "https://x.org/fats" })).toMatch(
    /<a (?=[^>]*lang="en")(?=[^>]*hreflang="en")[^>]*>Dietary fats<\/a>/i,
  );
  expect(listed({ ...english, url: "https://x.org/fats", hreflang: "fr" })).toMatch(/ hreflang="fr"/i);
  expect(listed(english)).toContain('<span lang="en">Dietary fats</span>');
});
