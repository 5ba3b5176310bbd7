import type { ContentCollection } from "../read/content-collection";
import { countWords } from "../read/read-guide";
import { isReferral } from "./monotony";
import { publicBodyShare } from "../../scripts/content/source-links";

/** A measure of how tiring answers are to read, and the editors' target. */
type Rate = { name: string; aim: string; value: string };

const CONDITION = /diabète|\breins\b|traitement|maladie|\bcœur\b|enceinte/gi;
const ASKING = /demandez|parlez-en|avis|médecin|pharmacien|équipe|sage-femme|diététicien/i;
const LONG = 25;

/** Whether a paragraph is prose, and not a heading or a table row. */
const isProse = (paragraph: string) => /[.!?…»)]$/.test(paragraph.trim());
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?…])\s+(?=\p{Lu}|«|\d)/u).filter((part) => part.trim());
const share = (count: number, all: number) => `${Math.round((100 * count) / Math.max(all, 1))} %`;

/**
 * `npm run content -- --style`: how often published answers use wordings that tire readers, and the share of public bodies
 * among the sources.
 */
export function describeStyle(contents: ContentCollection): string {
  const answers = contents.faqs
    .filter(({ published }) => published)
    .map(({ written }) => written.paragraphs.filter(isProse).flatMap(sentencesOf));
  const sentences = answers.flat();
  const last = answers.map((answer) => answer.at(-1) ?? "");
  const count = (texts: string[], has: (text: string) => boolean) => texts.filter(has).length;
  const carveOuts = answers.filter((answer) =>
    answer.some((sentence) => (sentence.match(CONDITION)?.length ?? 0) > 1 && ASKING.test(sentence)),
  ).length;
  const rates: Rate[] = [
    {
      name: "réservent plusieurs situations à un soignant",
      aim: "30 % au plus",
      value: share(carveOuts, answers.length),
    },
    {
      name: "finissent sur un renvoi",
      aim: "40 % au plus",
      value: share(count(last, isReferral), answers.length),
    },
    {
      name: "« selon », « d’après »",
      aim: "109 au plus",
      value: String(sentences.join(" ").match(/\bselon\b|\bd’après\b/gi)?.length ?? 0),
    },
    {
      name: "phrases avec un deux-points",
      aim: "18 % au plus",
      value: share(
        count(sentences, (text) => /[\s\u202f]:/.test(text)),
        sentences.length,
      ),
    },
    {
      name: `phrases de plus de ${LONG} mots`,
      aim: "100 au plus",
      value: String(count(sentences, (text) => countWords(text) > LONG)),
    },
    {
      name: "des sources viennent d’organismes publics français ou européens",
      aim: "60 % au moins",
      value: publicBodyShare(contents),
    },
  ];
  return rates.map(({ name, aim, value }) => `  ${value.padStart(6)}  ${name} (${aim})`).join("\n");
}
