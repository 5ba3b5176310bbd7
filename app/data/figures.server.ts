import artwork from "~artwork";
import { LRUCache } from "lru-cache";
import { paintFigures } from "~/domain/figure/paint-figures";
import type { Guide } from "~/domain/guide/guide";

/** Painting takes milliseconds of the only thread: results are kept, by text. */
const painted = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (result, text) => text.length + result.length + 1,
  memoMethod: (html) => paintFigures(html, artwork),
});

/** HTML that is already sanitised, with the drawings that its figures name. */
export function withDrawings(html: string): string {
  return html.includes("<figure") ? painted.memo(html) : html;
}

/** A guide with the drawings of its figures. */
export function withGuideDrawings<G extends Guide>(guide: G): G {
  return {
    ...guide,
    introduction: withDrawings(guide.introduction),
    sections: guide.sections.map((section) => ({ ...section, html: withDrawings(section.html) })),
  };
}
