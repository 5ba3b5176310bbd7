import type { ContentCollection } from "../../compiler/read/content-collection";
import { answerText } from "../../app/questions/answer/answer-html";
import { PieceCounts } from "../../app/search/index/search-index";

/** Lists the phrasings without a word of the question or its answer: they may promise what the answer does not say. */
export function describeEmptyPromises({ faqs, phrasings }: ContentCollection): string {
  const texts = new Map(faqs.map(({ id, question, answer }) => [id, `${question} ${answerText(answer)}`]));
  const pieces = new PieceCounts();
  for (const text of texts.values()) pieces.add(text);
  const empty = phrasings.flatMap(({ file, faq, phrasings: all }) => {
    const text = texts.get(faq) ?? "";
    return all
      .filter((phrasing) => pieces.shareIn(text, phrasing) === 0)
      .map((phrasing) => `${file}, ${faq} : « ${phrasing} »`);
  });
  return [...empty, `${empty.length} formulations sans un mot de la question ni de sa réponse`].join("\n");
}
