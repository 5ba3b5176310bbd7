import type { ElementContent, Root, Text } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { type GlossaryTerm, termPath } from "../../app/glossary/glossary";
import { answerTexts, parseHtml, sanitizedTree, writeHtml } from "../../app/questions/answer/answer-html";
import { answerHash } from "../../app/server/compiled/page-files";
import { element, text } from "../figures/figure-html";
import type { ContentCollection } from "../read/content-collection";

type Term = Pick<GlossaryTerm, "id" | "forms">;

const NOT_LINKED = /^(h[1-6]|a|th|code|dfn|figure)$/;

const ABBREVIATION = /^\P{Ll}{2,}$/u;

function letterPattern(letter: string): string {
  if (letter.toLowerCase() === "œ") return "(?:œ|oe)";
  if (letter === "’" || letter === "'") return "['’]";
  if (/\s/.test(letter)) return "\\s";
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "");
  return bare === letter ? letter.replace(/[.*+?^${}()|[\]\\/]/, "\\$&") : `[${letter}${bare}]`;
}

function wordPattern(word: string): string {
  const letters = (part: string) => Array.from(part, letterPattern).join("");
  if (word.length < 4 || ABBREVIATION.test(word)) return letters(word);
  return `${letters(word.replace(/[sx]$/, ""))}[sx]?`;
}

function formPattern(form: string): string {
  return form
    .split(/(?<=\s|[’'-])|(?=\s|[’'-])/u)
    .map(wordPattern)
    .join("");
}

function termFinder(terms: Term[]) {
  const forms = terms
    .flatMap(({ id, forms: all }) => all.map((form) => ({ id, form })))
    .sort((one, other) => other.form.length - one.form.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${forms.map(({ form }) => `(${formPattern(form)})`).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return (words: string) =>
    Array.from(words.matchAll(pattern)).flatMap((match) => {
      const found = forms[match.slice(1).findIndex((group) => group !== undefined)];
      const isRight = found && (!ABBREVIATION.test(found.form) || match[0] === found.form);
      return isRight ? [{ id: found.id, start: match.index, words: match[0] }] : [];
    });
}

/**
 * Returns a function that links the first occurrence of each term to its entry, and at most `most` terms, in the trees of one text:
 * not in headings, links, header cells and figures, and not the terms whose ids are in `leftOut`.
 */
export function termLinker(terms: Term[]) {
  const findTerms = termFinder(terms);

  return (trees: Root[], most: number, leftOut: string[] = []): void => {
    const passed = new Set(leftOut);
    let links = 0;
    const split = ({ value }: Text): ElementContent[] => {
      const parts: ElementContent[] = [];
      let end = 0;
      for (const { id, start, words } of findTerms(value)) {
        if (passed.has(id) || links === most) continue;
        passed.add(id);
        links += 1;
        parts.push(text(value.slice(end, start)), element("a", { href: termPath(id) }, words));
        end = start + words.length;
      }
      parts.push(text(value.slice(end)));
      // The conversion to text would write a space for an empty text.
      return parts.filter((part) => part.type !== "text" || part.value !== "");
    };
    for (const tree of trees) {
      visit(tree, (node, index, parent) => {
        if (node.type === "element" && NOT_LINKED.test(node.tagName)) return SKIP;
        if (node.type !== "text" || !parent || index === undefined || links === most) return undefined;
        const parts = split(node);
        parent.children.splice(index, 1, ...parts);
        return [SKIP, index + parts.length];
      });
    }
  };
}

const ANSWER_LINKS = 4;
const GUIDE_LINKS = 8;

export type RenderedCollection = ReturnType<typeof renderTexts>;
export type RenderedFaq = RenderedCollection["faqs"][number];

/** The contents with the HTML that pages show: with links to phone numbers and to the glossary. */
export function renderTexts(collection: ContentCollection) {
  const { faqs, guides, glossary } = collection;
  const terms = glossary?.terms ?? [];
  const linkTerms = termLinker(terms);
  return {
    ...collection,
    faqs: faqs.map((faq) => {
      // A link to an entry that links back to the question would lead in a circle.
      const leftOut = terms.filter(({ question }) => question === faq.id).map(({ id }) => id);
      const tree = sanitizedTree(faq.answer);
      linkTerms([tree], ANSWER_LINKS, leftOut);
      const answer = writeHtml(tree);
      return { ...faq, answer, compiled: { hash: answerHash(answer), ...answerTexts(tree) } };
    }),
    guides: guides.map((guide) => {
      const trees = [guide.introduction, ...guide.sections.map(({ html }) => html)].map(parseHtml);
      linkTerms(trees, GUIDE_LINKS);
      const [introduction = "", ...sections] = trees.map(writeHtml);
      return {
        ...guide,
        introduction,
        sections: guide.sections.map((section, index) => ({ ...section, html: sections[index] ?? "" })),
      };
    }),
  };
}
