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

export const FEEDBACK_TITLES: Record<FeedbackSubject["kind"], string> = {
  question: "Cette réponse vous a-t-elle aidé\u202f?",
  fiche: "Cette fiche vous a-t-elle aidé\u202f?",
};

export const FEEDBACK_THANKS = {
  oui: "Merci, votre avis est compté.",
  non: "Merci, votre avis est compté. Si vous voulez, dites-nous ce que vous cherchiez.",
  "sans-texte": "Merci, votre avis est compté, sans commentaire.",
  texte: "Merci, votre texte est bien arrivé. Il nous aidera à améliorer cette page.",
};
