/** What is known of a widespread statement: the four words that editors choose from. */
export const VERDICTS = ["Vrai", "Faux", "En partie vrai", "Pas prouvé"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A myth's title away from its page: it must not state a belief as a fact. */
export function mythTitle(question: string): string {
  return `Vrai ou faux\u202f? ${question}`;
}

/** The label of a myth without one (specification, section 3). */
export const DEFAULT_IDEA = "La vérité\u202f:";

/** The verdict that a myth's label names, also as « La vérité : faux »; null for any other label. */
export function readVerdict(idea: string | null): Verdict | null {
  const word = (idea ?? "")
    .replace(/^La vérité\s*:/i, "")
    .trim()
    .toLowerCase();
  return VERDICTS.find((verdict) => verdict.toLowerCase() === word) ?? null;
}

export const GUESSES = ["Vrai", "Faux"] as const;
export type Guess = (typeof GUESSES)[number];

const REPLIES: Record<Verdict, Record<Guess, string>> = {
  Vrai: { Vrai: "Oui, c’est vrai.", Faux: "Si, c’est vrai." },
  Faux: { Vrai: "Non, c’est faux.", Faux: "En effet, c’est faux." },
  "En partie vrai": { Vrai: "En partie seulement.", Faux: "Pas tout à fait\u202f: c’est en partie vrai." },
  "Pas prouvé": { Vrai: "Rien ne le prouve.", Faux: "Rien ne le prouve, en tout cas." },
};

/** The verdict, as a reply to a visitor's guess. */
export function replyToGuess(verdict: Verdict, guess: Guess): string {
  return REPLIES[verdict][guess];
}

/** What stands above a myth's answer: « La vérité : faux », the label as it is written, or the default. */
export function mythLabel(idea: string | null): string {
  const verdict = readVerdict(idea);
  return verdict ? `${DEFAULT_IDEA} ${verdict.toLowerCase()}` : (idea ?? DEFAULT_IDEA);
}
