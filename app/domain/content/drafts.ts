/** What development shows of the contents that are not published. */
export type DraftPreview = {
  /** Published rows for the questions and quizzes that are not. */
  sql: string;
  pages: DraftPage[];
};

export type DraftPage = { title: string; path: string };

/** Whether a content file says that it is not published. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
