import type { ContentCollection } from "../read/content-collection";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { answerText } from "../../app/questions/answer/answer-html";
import { usesTerm } from "../render/term-links";

export function checkGlossary({ glossary, faqs, guides, profiles }: ContentCollection): string[] {
  const terms = glossary?.terms ?? [];
  const texts = [
    // Include drafts and withdrawn texts, because editors may write a term before the text that uses it is published.
    ...faqs.map(({ answer }) => answerText(answer)),
    ...guides.flatMap(({ introduction, sections }) =>
      [introduction, ...sections.map(({ html }) => html)].map(answerText),
    ),
    ...profiles.flatMap(({ definitions, tips }) => [
      ...definitions.map(({ term }) => term),
      ...tips.map(({ text }) => text),
    ]),
  ].join("\n");
  return [
    ...terms
      .filter((term) => !usesTerm(texts, term))
      .map(({ term }) => `rien sur le site n’emploie « ${term} »`),
  ].map((problem) => `${GLOSSARY_FILE} : ${problem}`);
}
