import artwork from "~artwork";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { frenchTypography } from "~/domain/content/typography";
import { DRAWINGS, isDrawingName } from "~/domain/figure/drawings";
import { paintFigures } from "~/domain/figure/paint-figures";
import type { Guide } from "~/domain/guide/guide";
import type { QuizDrawing } from "~/domain/quiz/quiz-drawing";

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

/** The column of a quiz's drawing; null if it is empty, malformed, or names none that this build has. */
export const quizDrawingColumn = z
  .object({ name: z.string(), title: z.string() })
  .nullable()
  .catch(null)
  .transform((drawing): QuizDrawing | null => {
    if (!drawing || !isDrawingName(drawing.name)) return null;
    const { title, name } = drawing;
    const svg = (artwork.drawings[name] ?? "").replace(/role="img" aria-label="[^"]*"/, 'aria-hidden="true"');
    return { title, label: frenchTypography(DRAWINGS[name].label), svg };
  });

/** A guide with the drawings of its figures. */
export function withGuideDrawings<G extends Guide>(guide: G): G {
  return {
    ...guide,
    introduction: withDrawings(guide.introduction),
    sections: guide.sections.map((section) => ({ ...section, html: withDrawings(section.html) })),
  };
}
