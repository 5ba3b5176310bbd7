import type { ContentCollection } from "../read/content-collection";
import { answerHash } from "../../app/questions/faq-row.server";
import { answerTexts, parseHtml, sanitizedTree, writeHtml } from "../../app/questions/answer/answer-html";
import { termLinker } from "./term-links";

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
