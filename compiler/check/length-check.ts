import { countWords } from "../read/read-guide";

const ANSWER_WORDS = { least: 60, most: 260 };

export function wrongLength(prose: string): string[] {
  const words = countWords(prose);
  if (words >= ANSWER_WORDS.least && words <= ANSWER_WORDS.most) return [];
  return [`la réponse compte ${words} mots : il en faut ${ANSWER_WORDS.least} à ${ANSWER_WORDS.most}`];
}
