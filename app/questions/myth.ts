export const VERDICTS = ["Vrai", "Faux", "En partie vrai", "Pas prouvé"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A myth's title for use outside its page, where the title alone must not state a false belief as a fact. */
export function mythTitle(question: string): string {
  return `Vrai ou faux\u202f? ${question}`;
}

/** The default label of a myth (specification, section 3). */
const DEFAULT_IDEA = "La vérité\u202f:";

/** The verdict in a myth's label, as in « La vérité : faux »; null for any other label. */
export function readVerdict(idea: string | null): Verdict | null {
  const word = (idea ?? "")
    .replace(/^La vérité\s*:/i, "")
    .trim()
    .toLowerCase();
  return VERDICTS.find((verdict) => verdict.toLowerCase() === word) ?? null;
}

export const GUESSES = ["Vrai", "Faux"] as const;
type Guess = (typeof GUESSES)[number];

const REPLIES: Record<Verdict, Record<Guess, string>> = {
  Vrai: { Vrai: "Oui, c’est vrai.", Faux: "Si, c’est vrai." },
  Faux: { Vrai: "Non, c’est faux.", Faux: "En effet, c’est faux." },
  "En partie vrai": { Vrai: "En partie seulement.", Faux: "Pas tout à fait\u202f: c’est en partie vrai." },
  "Pas prouvé": { Vrai: "Rien ne le prouve.", Faux: "Rien ne le prouve, en tout cas." },
};

export function replyToGuess(verdict: Verdict, guess: Guess): string {
  return REPLIES[verdict][guess];
}

/** The label above a myth's answer: « La vérité : faux », the editors' own label, or the default. */
export function mythLabel(idea: string | null): string {
  const verdict = readVerdict(idea);
  return verdict ? `${DEFAULT_IDEA} ${verdict.toLowerCase()}` : (idea ?? DEFAULT_IDEA);
}
