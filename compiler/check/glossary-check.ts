import type { ContentCollection } from "../read/content-collection";
import { GLOSSARY_FILE } from "../read/glossary-file";
import { answerText } from "../../app/questions/answer/answer-html";
import { foldTerm } from "../../app/text/folding";
import { usesTerm } from "../render/term-links";

export function checkGlossary(
  { glossary, faqs, guides, profiles }: Pick<ContentCollection, "glossary" | "faqs" | "guides" | "profiles">,
  wrongTypography: (text: string) => string[],
): string[] {
  const terms = glossary?.terms ?? [];
  const published = faqs.filter((faq) => faq.published);
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
  const forms = terms.flatMap((term) =>
    term.forms.map((form) => ({ term: term.term, folded: foldTerm(form), form })),
  );
  return [
    ...forms
      .filter(({ folded }, index) => forms.findIndex((other) => other.folded === folded) < index)
      .map(({ form }) => `« ${form} » est écrit deux fois`),
    ...terms
      .filter(({ id }, index) => terms.findIndex((other) => other.id === id) < index)
      .map(({ term }) => `« ${term} » a la même ancre qu’un autre terme`),
    ...terms
      .filter((term) => !usesTerm(texts, term))
      .map(({ term }) => `rien sur le site n’emploie « ${term} »`),
    ...terms
      .filter(({ question }) => question !== null && !published.some(({ id }) => id === question))
      .map(({ term, question }) => `« ${term} » : il n’y a pas de question ${question}`),
    ...terms.flatMap(({ term, definition }) =>
      wrongTypography(definition).map((problem) => `« ${term} » : ${problem}`),
    ),
  ].map((problem) => `${GLOSSARY_FILE} : ${problem}`);
}
