import artwork from "~artwork";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { findDrawing } from "~/domain/figure/drawings";
import { paintFigures } from "~/domain/figure/paint-figures";
import type { Guide } from "~/domain/guide/guide";
import type { QuizDrawing } from "~/domain/quiz/quiz-drawing";

/** Cached by text, because painting blocks the thread for milliseconds. */
const painted = new LRUCache<string, string>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (result, text) => text.length + result.length + 1,
  memoMethod: (html) => paintFigures(html, artwork),
});

/** Adds to sanitized HTML the drawings that its figures name. */
export function withDrawings(html: string): string {
  return html.includes("<figure") ? painted.memo(html) : html;
}

/**
 * The column that names a quiz question's drawing; null if it is empty or malformed, or if this build does not contain the
 * drawing.
 */
export const quizDrawingColumn = z
  .object({ name: z.string(), title: z.string() })
  .nullable()
  .catch(null)
  .transform((drawing): QuizDrawing | null => {
    const found = drawing && findDrawing(artwork, drawing.name);
    if (!found) return null;
    const svg = found.svg.replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"');
    return { title: drawing.title, label: found.label, svg };
  });

/** A guide with the drawings of its figures. */
export function withGuideDrawings<G extends Guide>(guide: G): G {
  return {
    ...guide,
    introduction: withDrawings(guide.introduction),
    sections: guide.sections.map((section) => ({ ...section, html: withDrawings(section.html) })),
  };
}
