/** The unpublished contents that development shows. */
export type DraftPreview = {
  /** The errors in the files, in French. The site shows the last contents that had no errors. */
  problems: string[];
  pages: DraftPage[];
};

export type DraftPage = { title: string; path: string };

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
