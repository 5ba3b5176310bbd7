import type { ContentCollection } from "../../compiler/read/content-collection";
import { answerText } from "../../app/questions/answer/answer-html";
import { characterNgrams, tellingTexts } from "../../app/text/words";

const piecesOf = (text: string) => characterNgrams(tellingTexts(text));

/** Lists the phrasings without a word of the question or its answer: they may promise what the answer does not say. */
export function describeEmptyPromises({ faqs, phrasings }: ContentCollection): string {
  const texts = new Map(faqs.map(({ id, question, answer }) => [id, `${question} ${answerText(answer)}`]));
  const empty = phrasings.flatMap(({ file, faq, phrasings: all }) => {
    const inText = new Set(piecesOf(texts.get(faq) ?? ""));
    return all
      .filter((phrasing) => !piecesOf(phrasing).some((piece) => inText.has(piece)))
      .map((phrasing) => `${file}, ${faq} : « ${phrasing} »`);
  });
  return [...empty, `${empty.length} formulations sans un mot de la question ni de sa réponse`].join("\n");
}
