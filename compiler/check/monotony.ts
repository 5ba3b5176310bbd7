import type { ContentCollection } from "../read/content-collection";
import { splitPhoneNumbers } from "../../app/domain/text/phone-numbers";
import { answerText } from "../../app/domain/faq/answer-html";
import { countWords } from "../read/read-guide";

/** Habits of writing that editors may repeat without noticing. `text` is the answer without tags. */
const HABITS: [string, (text: string, html: string) => boolean][] = [
  ["finissent sur un renvoi à un soignant", (text) => isReferral(lastSentences(text, 1))],
  ["finissent sur une question et sa réponse", (text) => lastSentences(text, 2).includes("?")],
  [
    "nomment le 15 ou le 112",
    (text) => splitPhoneNumbers(text).some(({ text: piece, address }) => address && EMERGENCY.has(piece)),
  ],
  ["parlent de grossesse", (text) => /\b(?:enceinte|grossesse)/i.test(text)],
  ["ont moins de 120 mots", (text) => countWords(text) < 120],
  ["n’ont aucun lien vers une autre page du site", (_, html) => !html.includes('<a href="/')],
];

const EMERGENCY = new Set(["15", "112"]);
const REFERRAL =
  /médecin|pharmacien|sage-femme|diététicien|pédiatre|soignant|équipe|avis médical|\bconsultez\b/i;

/** Whether a text tells to see a health professional. */
export function isReferral(text: string): boolean {
  return REFERRAL.test(text);
}

const lastSentences = (text: string, count: number) =>
  text
    .trim()
    .split(/(?<=[.!?…])\s/)
    .slice(-count)
    .join(" ");

/** Counts the published answers with each habit, so that editors notice monotony. */
export function describeMonotony({ faqs }: ContentCollection): string {
  const answers = faqs
    .filter(({ published }) => published)
    .map(({ answer }) => ({ text: answerText(answer), html: answer }));
  const lines = HABITS.map(([habit, has]) => {
    const count = answers.filter(({ text, html }) => has(text, html)).length;
    return `  ${String(count).padStart(4)} ${habit}`;
  });
  return [`Sur ${answers.length} réponses :`, ...lines].join("\n");
}
