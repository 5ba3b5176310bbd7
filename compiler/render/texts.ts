import type { Root } from "hast";
import type { ContentCollection, ContentFaq } from "../read/content-collection";
import { answerHash } from "../../app/questions/faq-row.server";
import {
  answerTexts,
  type AnswerTexts,
  parseHtml,
  sanitizedTree,
  writeHtml,
} from "../../app/questions/answer/answer-html";
import { type LinkTerms, termLinker } from "./term-links";

const ANSWER_LINKS = 4;
const GUIDE_LINKS = 8;

export type RenderedFaq = ContentFaq & { compiled: AnswerTexts & { hash: string } };

export type RenderedCollection = Omit<ContentCollection, "faqs"> & { faqs: RenderedFaq[] };

/** The contents with the HTML that pages show: with links to phone numbers and to the glossary. */
export function renderTexts(collection: ContentCollection): RenderedCollection {
  const { faqs, guides, glossary } = collection;
  const terms = glossary?.terms ?? [];
  const linkTerms = termLinker(terms);
  return {
    ...collection,
    faqs: faqs.map((faq) => {
      // A link to an entry that links back to the question would lead in a circle.
      const leftOut = terms.filter(({ question }) => question === faq.id).map(({ id }) => id);
      return { ...faq, ...renderAnswer(faq.answer, (tree) => linkTerms([tree], ANSWER_LINKS, leftOut)) };
    }),
    guides: guides.map((guide) => {
      const written = [guide.introduction, ...guide.sections.map(({ html }) => html)];
      const [introduction = "", ...sections] = renderGuide(written, linkTerms);
      return {
        ...guide,
        introduction,
        sections: guide.sections.map((section, index) => ({ ...section, html: sections[index] ?? "" })),
      };
    }),
  };
}

function renderAnswer(written: string, link: (tree: Root) => void) {
  const tree = sanitizedTree(written);
  link(tree);
  const answer = writeHtml(tree);
  return { answer, compiled: { hash: answerHash(answer), ...answerTexts(tree) } };
}

function renderGuide(written: string[], linkTerms: LinkTerms): string[] {
  const trees = written.map(parseHtml);
  linkTerms(trees, GUIDE_LINKS);
  return trees.map(writeHtml);
}
