import { LRUCache } from "lru-cache";
import { findGlossary } from "./contents.server";
import { termLinker } from "~/domain/glossary/glossary-links";
import type { Guide } from "~/domain/guide/guide";

const ANSWER_LINKS = 4;
const GUIDE_LINKS = 8;

const { terms } = findGlossary();
const linkTerms = termLinker(terms);

/** Cached by question and text, because linking blocks the thread for milliseconds. */
const linked = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (result, key) => key.length + result.length + 1,
});

/** Adds glossary links to a question's sanitized answer, except to entries that link back to the question. */
export function withTermLinks(faqId: number, answer: string): string {
  const key = `${faqId}:${answer}`;
  const known = linked.get(key);
  if (known !== undefined) return known;
  const leftOut = terms.filter(({ question }) => question === faqId).map(({ id }) => id);
  const [result = answer] = linkTerms([answer], ANSWER_LINKS, leftOut);
  linked.set(key, result);
  return result;
}

const linkedGuides = new Map<string, Pick<Guide, "introduction" | "sections">>();

/** Adds glossary links to a guide. Cached for the life of the process, because guides are part of the build. */
export function withGuideTermLinks<G extends Guide>(guide: G): G {
  const known = linkedGuides.get(guide.slug);
  if (known) return { ...guide, ...known };
  const texts = [guide.introduction, ...guide.sections.map(({ html }) => html)];
  const [introduction = guide.introduction, ...sections] = linkTerms(texts, GUIDE_LINKS);
  const result = {
    introduction,
    sections: guide.sections.map((section, index) => ({
      ...section,
      html: sections[index] ?? section.html,
    })),
  };
  linkedGuides.set(guide.slug, result);
  return { ...guide, ...result };
}
