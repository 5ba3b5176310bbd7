import { diceCoefficient } from "dice-coefficient";

/** The lowest Sørensen–Dice similarity (0 to 1) at which a name is suggested. */
const MIN_SIMILARITY = 0.5;

/** Returns `; vouliez-vous dire « X » ?` with the most similar name, or an empty text if no name is similar. */
export function nearestName(wrong: string, known: readonly string[]): string {
  const [best] = known
    .map((name) => ({ name, similarity: diceCoefficient(wrong, name) }))
    .sort((one, other) => other.similarity - one.similarity);
  return best && best.similarity >= MIN_SIMILARITY ? ` ; vouliez-vous dire « ${best.name} » ?` : "";
}
