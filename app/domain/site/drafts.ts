/** The unpublished contents that development shows. */
export type DraftPreview = {
  /** SQL that writes the contents, and publishes the draft questions and quizzes. */
  sql: string;
  /** The faults of the files, in French; the site shows the last contents without a fault. */
  problems: string[];
  pages: DraftPage[];
};

export type DraftPage = { title: string; path: string };

/** Ends the line `published: false` of a question that was published before. */
export const WITHDRAWN = "# retirée";

/** Whether a content file is marked as withdrawn. */
export function isWithdrawn(raw: string): boolean {
  return new RegExp(`^published:\\s*false\\s*${WITHDRAWN}`, "m").test(raw);
}

/** Whether a content file is marked as unpublished. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
