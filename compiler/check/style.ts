import type { ContentCollection } from "../read/content-collection";
import { answerText } from "../../app/questions/answer/answer-html";
import { countWords } from "../read/read-guide";
import { isGrave } from "./source-check";

const CONDITION = /diabète|\breins\b|traitement|maladie|\bcœur\b|enceinte/gi;
const ASKING = /demandez|parlez-en|avis|médecin|pharmacien|équipe|sage-femme|diététicien/i;
const REFERRAL =
  /médecin|pharmacien|sage-femme|diététicien|pédiatre|soignant|équipe|avis médical|\bconsultez\b/i;
const PROFESSIONAL =
  /médecins?\b|pharmacien|sages?-femmes?\b|pédiatres?\b|diététicien|soignant|spécialistes?\b|dermatologue|(?:cardio|allergo|hépato)logue|(?:votre |l’|son )équipe\b/i;
const LONG = 25;

type Answer = { text: string; html: string; sentences: string[] };

/** Habits of writing that editors may repeat without noticing, and of how many answers they may be at most. */
const HABITS: [string, (answer: Answer) => boolean][] = [
  [
    "réservent plusieurs situations à un soignant (30 % au plus)",
    ({ sentences }) =>
      sentences.some((sentence) => (sentence.match(CONDITION)?.length ?? 0) > 1 && ASKING.test(sentence)),
  ],
  [
    "finissent sur un renvoi à un soignant (40 % au plus)",
    ({ text }) => REFERRAL.test(lastSentences(text, 1)),
  ],
  ["nomment un professionnel de santé (40 % au plus)", ({ text }) => PROFESSIONAL.test(text)],
  ["finissent sur une question et sa réponse", ({ text }) => lastSentences(text, 2).includes("?")],
  ["nomment le 15 ou le 112", ({ html }) => isGrave({ answer: html })],
  ["parlent de grossesse", ({ text }) => /\b(?:enceinte|grossesse)/i.test(text)],
  ["ont moins de 120 mots", ({ text }) => countWords(text) < 120],
  ["n’ont aucun lien vers une autre page du site", ({ html }) => !html.includes('<a href="/')],
];

const lastSentences = (text: string, count: number) =>
  text
    .trim()
    .split(/(?<=[.!?…])\s/)
    .slice(-count)
    .join(" ");

/** Whether a paragraph is prose, and not a heading or a table row. */
const isProse = (paragraph: string) => /[.!?…»)]$/.test(paragraph.trim());
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+(?=\p{Lu}|«|\d)/u).filter((part) => part.trim());

const percentage = (count: number, all: number) => Math.round((100 * count) / Math.max(all, 1));

/** `npm run content -- --style`: how often published answers tire readers. */
export function describeStyle({ faqs }: Pick<ContentCollection, "faqs">): string {
  const answers = faqs
    .filter(({ published }) => published)
    .map(({ answer, written }) => ({
      text: answerText(answer),
      html: answer,
      sentences: written.paragraphs.filter(isProse).flatMap(sentencesOf),
    }));
  const sentences = answers.flatMap((answer) => answer.sentences);
  const colons = sentences.filter((text) => /[\s\u202f]:/.test(text)).length;
  const long = sentences.filter((text) => countWords(text) > LONG).length;
  const sources = sentences.join(" ").match(/\bselon\b|\bd’après\b/gi)?.length ?? 0;
  const lines = [
    ...HABITS.map(([habit, has]) => `${percentage(answers.filter(has).length, answers.length)} % ${habit}`),
    `${percentage(colons, sentences.length)} % des phrases ont un deux-points (18 % au plus)`,
    `${long} phrases ont plus de ${LONG} mots (100 au plus)`,
    `${sources} fois « selon » ou « d’après » (109 au plus)`,
  ];
  return [`Sur ${answers.length} réponses :`, ...lines].join("\n  ");
}
