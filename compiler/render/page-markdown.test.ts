import { expect, it } from "vitest";
import { htmlToMarkdown, questionMarkdown } from "./page-markdown";

const page = "https://site.test/question/1-x";
const convert = (html: string) => htmlToMarkdown(html, page);

it.each([
  [
    "paragraphs",
    "<p>Un <strong>gras</strong>, un <em>appui</em>.</p><p>Deux.</p>",
    "Un **gras**, un *appui*.\n\nDeux.",
  ],
  [
    "headings and lists",
    "<h2>Que faire ?</h2><ul><li>Laver</li><li>Cuire</li></ul>",
    "## Que faire ?\n\n- Laver\n- Cuire",
  ],
  ["a link of the site", '<p><a href="/question/2-y">voir</a></p>', "[voir](https://site.test/question/2-y)"],
  ["a link to the glossary", '<p>Des <a href="/glossaire#fibres">fibres</a>.</p>', "Des fibres."],
  ["an anchor of the page", '<p><a href="#s">voir</a></p>', "[voir](https://site.test/question/1-x#s)"],
  ["a phone number", '<p><a href="tel:15">15</a></p>', "[15](tel:15)"],
  [
    "a table",
    "<table><thead><tr><th>Aliment</th><th>Dose</th></tr></thead><tbody><tr><th>Sel</th><td>5 g</td></tr></tbody></table>",
    "| Aliment | Dose |\n| - | - |\n| Sel | 5 g |",
  ],
  [
    "bars, whose numbers are beside them",
    '<table class="bars"><caption class="sr-only">T</caption><tbody><tr><th>Lait</th><td class="drawn" aria-hidden="true"><svg aria-hidden="true"></svg></td><td class="value">120</td></tr></tbody></table>',
    "| Lait | 120 |\n| - | - |",
  ],
  ["the key of colors, left out", '<ul class="figure-key"><li>eau</li></ul><p>x</p>', "x"],
  [
    "a drawing as its text alternative",
    '<figure data-figure="drawing"><figcaption><h3>Titre</h3></figcaption><div data-drawing="a"><svg role="img" aria-label="Une assiette."><path d="M0 0"/></svg></div></figure>',
    "### Titre\n\nDessin\u202f: Une assiette.",
  ],
  [
    "columns as two lists with their headings",
    '<div class="figure-columns"><div data-mark="yes"><svg aria-hidden="true"></svg><h3>Oui</h3><ul><li><svg aria-hidden="true"></svg>Cuit</li></ul></div><div data-mark="no"><h3>Non</h3><ul><li>Cru</li></ul></div></div>',
    "### Oui\n\n- Cuit\n\n### Non\n\n- Cru",
  ],
  [
    "what looks like Markdown",
    "<p>* [a](b) # `c` _d_ &lt;b&gt;</p>",
    "\\* \\[a]\\(b) # \\`c\\` *d* \\<b>".replace("*d*", "\\_d\\_"),
  ],
  ["nothing", "", ""],
])("%s is converted", (_what, html, markdown) => expect(convert(html)).toBe(markdown));

it("a question and a source that look like Markdown stay text", () => {
  const markdown = questionMarkdown({
    ...{
      path: "/question/1-x",
      question: "Le *sel* [fin] ?",
      isMyth: false,
      idea: null,
      answer: "<p>Oui.</p>",
    },
    sources: [{ title: "Un `essai`", publisher: "La_revue", url: "https://exemple.fr/a(b)?c=1&d" }],
    reviewedOn: null,
  });
  expect(markdown).toContain("# Le \\*sel\\* \\[fin\\] ?\n\nOui.\n\n");
  expect(markdown).toContain("- [Un \\`essai\\`](https://exemple.fr/a\\(b\\)?c=1&d), La\\_revue\n");
});
