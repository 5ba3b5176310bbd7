/** What visitors are asked about: a question, or a guide. */
export type FeedbackSubject = { kind: "question"; id: number } | { kind: "fiche"; slug: string };

/** A subject as its form names it: `question/101`, `fiche/snacks-sains`. */
export function feedbackPage(subject: FeedbackSubject): string {
  return `${subject.kind}/${subject.kind === "question" ? subject.id : subject.slug}`;
}

/** What a form names; null if it is neither a question nor a guide. */
export function readFeedbackPage(page: string): FeedbackSubject | null {
  const [, kind, name = ""] = /^(question|fiche)\/([a-z0-9-]{1,80})$/.exec(page) ?? [];
  if (kind === "fiche") return { kind, slug: name };
  return kind === "question" && /^[1-9]\d{0,8}$/.test(name) ? { kind, id: Number(name) } : null;
}

/** Characters of the text after « Non ». */
export const COMMENT_LIMIT = 500;
