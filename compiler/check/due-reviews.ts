import type { ContentCollection } from "../read/content-collection";

const MONTHS_BETWEEN_REVIEWS = 12;

/** The published texts whose last review was a year ago or more, oldest first, one line per text. `today` is an ISO date. */
export function dueReviews(
  { faqs, guides, profiles }: Pick<ContentCollection, "faqs" | "guides" | "profiles">,
  today: string,
): string[] {
  const texts = [
    ...faqs.filter(({ published }) => published).map((faq) => ({ on: faq.reviewed_on, what: faq.file })),
    ...guides
      .filter(({ published }) => published)
      .map((guide) => ({ on: guide.reviewedOn, what: `fiches/${guide.slug}.md` })),
    ...profiles.map((profile) => ({ on: profile.reviewed_on, what: `profils/${profile.slug}.md` })),
  ];
  const limit = new Date(today);
  limit.setUTCMonth(limit.getUTCMonth() - MONTHS_BETWEEN_REVIEWS);
  const due = texts.filter(({ on }) => on <= limit.toISOString().slice(0, 10));
  return due.toSorted((one, other) => one.on.localeCompare(other.on)).map(({ on, what }) => `${on}  ${what}`);
}
