export const COMMENT_LIMIT = 500;

export const FEEDBACK_NAME = "Votre avis";

export type FeedbackSubject = { kind: "question"; id: number } | { kind: "fiche"; slug: string };

/** `question/101`, `fiche/snacks-sains`. */
export function feedbackPage(subject: FeedbackSubject): string {
  return `${subject.kind}/${subject.kind === "question" ? subject.id : subject.slug}`;
}

export function readFeedbackPage(page: string): FeedbackSubject | null {
  const [, kind, name = ""] = /^(question|fiche)\/([a-z0-9-]{1,80})$/.exec(page) ?? [];
  if (kind === "fiche") return { kind, slug: name };
  return kind === "question" && /^[1-9]\d{0,8}$/.test(name) ? { kind, id: Number(name) } : null;
}
