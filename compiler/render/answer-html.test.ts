import fc from "fast-check";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { describe, expect, it } from "vitest";
import { answerText, sanitizeAnswer } from "../../app/questions/answer/answer-html";
import { parseMarkdown, renderAnswer } from "./markdown";
import { withHeadings } from "../../app/text/headings";

const sanitized = (html: string) => sanitizeAnswer(html).answer;

const drawn = (shapes: string) => `<figure><svg>${shapes}</svg></figure>`;

/** Known attacks (scripts, resource loading, layout escapes), each with its sanitized HTML. */
const payloads: [dirty: string, clean: string][] = [
  // scripts and handlers
  [`<img src=x onerror=alert(1)>`, ""],
  [`<details open ontoggle=alert(1)>Oui</details>`, "Oui"],
  // other languages inside HTML
  [`<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`, ""],
  [
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">`,
    "",
  ],
  [`<template><script>alert(1)</script></template>Oui`, "Oui"],
  // links
  [`<a href="javascript:alert(1)">lien</a>`, "<a>lien</a>"],
  [`<a href="java&#x09;script:alert(1)">lien</a>`, "<a>lien</a>"],
  [`<a href="http://exemple.fr">lien</a>`, "<a>lien</a>"],
  [`<a href="tel:*%2306%23">lien</a>`, "<a>lien</a>"],
  [`<a href="tel:15">lien</a>`, `<a href="tel:15">lien</a>`],
  [`<a href="https://exemple.fr">lien</a>`, `<a href="https://exemple.fr">lien</a>`],
  [`<a href="/contact" target="_blank" ping="/x" download>lien</a>`, `<a href="/contact">lien</a>`],
  [`<a href="#haut" id="haut" name="haut">lien</a>`, `<a href="#haut">lien</a>`],
  // styles and embedded documents
  [`<p style="position:fixed;inset:0">Oui</p>`, "<p>Oui</p>"],
  [`<style>body{display:none}</style>Oui`, "Oui"],
  [`<form action=//x.fr><button formaction=//y.fr>Oui</button></form>`, "Oui"],
  [
    `<table><tr><th scope="x" rowspan=9>a</th><td scope="row">b</td></tr></table>`,
    "<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>",
  ],
  // drawings
  [`<figure><svg><script>alert(1)</script><path d="M0 0"/></svg></figure>`, drawn('<path d="M0 0"/>')],
  [`<figure><svg><use href="//x.fr/a.svg#b"/><image href=x onerror=alert(1) /></svg></figure>`, drawn("")],
  [`<figure><svg><foreignObject><iframe src=//x.fr></iframe></foreignObject></svg></figure>`, drawn("")],
  [
    `<figure><svg><path d="M0 0" onclick="alert(1)" style="fill:url(//x.fr)" id="a"/></svg></figure>`,
    drawn('<path d="M0 0"/>'),
  ],
  [
    `<figure><svg><rect fill="url(//x.fr/a)" clip-path="url(#a)" filter="url(#b)" width="3"/></svg></figure>`,
    drawn('<rect width="3"/>'),
  ],
  [`<figure><svg><g class="art-leaf fixed inset-0"/></svg></figure>`, drawn('<g class="art-leaf"/>')],
  [
    `<figure><svg></p><p onclick=alert(1)>a</p></svg></figure>`,
    "<figure><svg></svg><p></p><p>a</p></figure>",
  ],
  [`<figure><svg viewBox="0 0 1 1;x" role="menu" aria-hidden="false"/></figure>`, drawn("")],
  [`<svg class="art"><text>Non</text></svg><path d="M0 0"></path><text>Non</text>Oui`, "Oui"],
  [`<div data-drawing="&quot;><script>">Oui</div>`, "<div>Oui</div>"],
  [
    `<table role="menu"><tr><td data-bars="0 1 <svg>" data-count="x" aria-hidden="false">1</td></tr></table>`,
    "<table><tbody><tr><td>1</td></tr></tbody></table>",
  ],
  // content that would escape its container
  [`</details></main><p>a</p>`, "<p>a</p>"],
  [`<p id="contenu" data-x="1" aria-label="x" tabindex="9">a</p>`, "<p>a</p>"],
  [`a < b & c`, "a &#x3C; b &#x26; c"],
];

describe("sanitizeAnswer", () => {
  it.each(payloads)("%s", (dirty, clean) => {
    expect(sanitized(dirty)).toBe(clean);
  });

  it("does not change a sanitized answer", () => {
    for (const [dirty] of payloads) {
      const once = sanitized(dirty);
      expect(sanitized(once)).toBe(once);
    }
  });

  it("lets only allowed tags, attributes and URLs through, however payloads are combined", () => {
    const piece = fc.oneof(
      fc.constantFrom(...payloads.map(([dirty]) => dirty)),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        visit(
          unified()
            .use(rehypeParse, { fragment: true })
            .parse(sanitized(pieces.join(""))),
          (node) => {
            expect(node.type).not.toBe("comment");
            if (node.type !== "element") return;
            expect(
              "p br h3 h4 ul ol li strong em del blockquote a sup sub table thead tbody tr th td div figure svg g path rect".split(
                " ",
              ),
            ).toContain(node.tagName);
            const { href, className, align, start, d, width, ...others } = node.properties;
            expect([undefined, "M0 0"]).toContain(d);
            expect([undefined, 3, "3"]).toContain(width);
            expect(others).toEqual({});
            expect([undefined, "left", "right", "center"]).toContain(align);
            expect(typeof (start ?? 1)).toBe("number");
            expect((className ?? []).toString()).toMatch(/^(art-leaf)?$/);
            expect(String(href ?? "/")).toMatch(/^https:|^tel:15$|^[^:]*([/?#]|$)/);
          },
        );
      }),
    );
  });
});

it("phone numbers in an answer become links; its text stays the same", () => {
  const answer = renderAnswer(parseMarkdown("**Appelez le 15 ou le 112.** Puis 15 g de sucre."));
  const { answer: shown, text } = sanitizeAnswer(answer);
  expect(shown).toContain('<a href="tel:15">15</a> ou le\u00a0<a href="tel:112">112</a>.');
  expect(sanitized(shown)).toBe(shown);
  expect(text).toBe(answerText(answer));
});

it("the prose of an answer leaves out lists, tables and figures, and the paragraphs that introduce them", () => {
  const list = "<p>Ne faites pas ceci :</p><ul><li>Faire vomir.</li></ul>";
  const table = "<table><tbody><tr><td>Cru.</td></tr></tbody></table>";
  const figure = "<figure><p>À ne pas faire.</p></figure>";
  const { prose } = sanitizeAnswer(
    `<p>Appelez\n le 15.</p>${list}<h4>Titre</h4>${table}${figure}<p>Il va mal ?</p>`,
  );
  expect(prose).toBe("Appelez le 15. Il va mal ?");
});

it("withHeadings sets the level of an answer's headings", () => {
  const answer = sanitized(renderAnswer(parseMarkdown("Oui.\n\n### Pourquoi\n\nParce que <h4>.")));
  expect(withHeadings(answer, "h2")).toBe("<p>Oui.</p>\n<h2>Pourquoi</h2>\n<p>Parce que .</p>");
  expect(withHeadings("<h4>Enceinte</h4><h5>Oui</h5>", "h2")).toBe("<h2>Enceinte</h2><h3>Oui</h3>");
});

it.each([
  ["the whole first paragraph", "<p>Non. Jamais.</p><p>Ensuite.</p>", "Non. Jamais."],
  ["whole sentences of a long one", `<p>Oui. ${"Beaucoup ".repeat(20)}.</p>`, "Oui."],
  ["what a question asks for", `<p>Il a ${"mal ".repeat(40)}? Appelez le 15. Après.</p>`, "Appelez le 15."],
])("the lead of an answer is %s", (_name, html, end) => {
  const { lead } = sanitizeAnswer(html);
  expect(lead.endsWith(end)).toBe(true);
  expect(lead).not.toContain("Après");
});
