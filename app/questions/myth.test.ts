import { expect, it } from "vitest";
import { readVerdict, replyToGuess, VERDICTS } from "./myth";

it.each([
  ["Vrai", "Vrai"],
  ["pas prouvé", "Pas prouvé"],
  ["La vérité : faux", "Faux"],
  ["La vérité\u202f: En partie vrai", "En partie vrai"],
  ["La vérité : plutôt faux", null],
  ["", null],
  [null, null],
])("%j contains the verdict %j", (idea, verdict) => {
  expect(readVerdict(idea)).toBe(verdict);
});

it("each reply to a guess contains the verdict, and does not confirm a wrong guess", () => {
  for (const verdict of VERDICTS) {
    const [whenTrue, whenFalse] = [replyToGuess(verdict, "Vrai"), replyToGuess(verdict, "Faux")];
    expect(whenTrue).not.toBe(whenFalse);
    expect(whenTrue.startsWith("Oui"), verdict).toBe(verdict === "Vrai");
    expect(whenFalse.startsWith("En effet"), verdict).toBe(verdict === "Faux");
  }
});
