/** The unpublished contents that development shows. */
export type DraftPreview = {
  /** SQL that publishes the draft questions and quizzes. */
  sql: string;
  pages: DraftPage[];
};

export type DraftPage = { title: string; path: string };

/** Whether a content file is marked as unpublished. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
