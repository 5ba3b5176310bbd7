/** The comment at the end of the line `published: false` of a question that was published before. */
export const WITHDRAWN = "# retirée";

/** Whether a content file is marked as withdrawn. */
export function isWithdrawn(raw: string): boolean {
  return new RegExp(`^published:\\s*false\\s*${WITHDRAWN}`, "m").test(raw);
}

/** Whether a content file is marked as unpublished. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
