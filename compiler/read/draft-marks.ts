/** Whether a content file is marked as unpublished. */
export function isDraft(raw: string): boolean {
  return /^published:\s*false\b/m.test(raw);
}
