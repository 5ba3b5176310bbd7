import { withHeadings } from "~/domain/faq/answer-headings";
import { isMythSlug } from "~/domain/faq/category";
import type { FaqDetails } from "~/domain/faq/faq";
import { mythLabel, mythTitle } from "~/domain/faq/verdict";
import { htmlToMarkdown, writeMarkdown } from "./html-to-markdown";
import { closing, heading, paragraph, sourceSection, strong } from "./nodes";

/** A question as Markdown, with its answer, cautions, sources and the date of its last review. */
export function questionMarkdown(faq: FaqDetails, siteUrl: string): string {
  const isMyth = isMythSlug(faq.category.slug);
  const url = siteUrl + faq.path;
  return writeMarkdown([
    heading(1, isMyth ? mythTitle(faq.question) : faq.question),
    ...(isMyth ? [paragraph(strong(mythLabel(faq.idea)))] : []),
    ...htmlToMarkdown(withHeadings(faq.answer, "h2"), url),
    ...sourceSection(faq.sources),
    ...closing(url, faq.reviewedOn),
  ]);
}
