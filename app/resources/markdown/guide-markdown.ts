import type { Guide } from "~/domain/guide/guide";
import { guidePath } from "~/domain/guide/guide-path";
import { htmlToMarkdown, writeMarkdown } from "./html-to-markdown";
import { closing, heading, list, paragraph, sourceSection } from "./nodes";

/** A whole guide as Markdown, with text alternatives instead of its drawings. */
export function guideMarkdown(guide: Guide, siteUrl: string): string {
  const url = siteUrl + guidePath(guide.slug);
  return writeMarkdown([
    heading(1, guide.title),
    paragraph(guide.description),
    heading(2, "Points clés à retenir"),
    list(guide.keyTakeaways),
    heading(2, "Objectifs"),
    list(guide.objectives),
    ...htmlToMarkdown(guide.introduction, url),
    ...guide.sections.flatMap(({ title, html }, index) => [
      heading(2, `${index + 1}. ${title}`),
      ...htmlToMarkdown(html, url),
    ]),
    heading(2, "Astuces"),
    list(guide.tips),
    ...sourceSection(guide.sources),
    ...closing(url, guide.reviewedOn),
  ]);
}
