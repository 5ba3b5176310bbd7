import type { ContentCollection } from "../../app/domain/content/content-collection";
import { GLOSSARY_FILE } from "../../app/domain/content/glossary";
import { answerText } from "../../app/domain/faq/answer-html";
import { foldTerm } from "../../app/domain/faq/marked-text";
import { usesTerm } from "../../app/domain/faq/term-links";

/**
 * What is wrong with the glossary: a term, a variant or an anchor written twice, a term that no text uses, a
 * question that is not published, wrong typography.
 */
export function checkGlossary(
  { glossary, faqs, guides, profiles }: Pick<ContentCollection, "glossary" | "faqs" | "guides" | "profiles">,
  wrongTypography: (text: string) => string[],
): string[] {
  const terms = glossary?.terms ?? [];
  const published = faqs.filter((faq) => faq.published);
  const texts = [
    ...published.map(({ answer }) => answerText(answer)),
    ...guides.flatMap(({ introduction, sections }) =>
      [introduction, ...sections.map(({ html }) => html)].map(answerText),
    ),
    ...profiles.flatMap(({ definitions, tips }) => [
      ...definitions.map(({ term }) => term),
      ...tips.map(({ text }) => text),
    ]),
  ].join("\n");
  const forms = terms.flatMap((term) => term.forms.map((form) => ({ term: term.term, folded: foldTerm(form), form })));
  return [
    ...forms
      .filter(({ folded }, index) => forms.findIndex((other) => other.folded === folded) < index)
      .map(({ form }) => `« ${form} » est écrit deux fois`),
    ...terms
      .filter(({ id }, index) => terms.findIndex((other) => other.id === id) < index)
      .map(({ term }) => `« ${term} » a la même ancre qu’un autre terme`),
    ...terms.filter((term) => !usesTerm(texts, term)).map(({ term }) => `rien sur le site n’emploie « ${term} »`),
    ...terms
      .filter(({ question }) => question !== null && !published.some(({ id }) => id === question))
      .map(({ term, question }) => `« ${term} » : il n’y a pas de question ${question}`),
    ...terms.flatMap(({ term, definition }) =>
      wrongTypography(definition).map((problem) => `« ${term} » : ${problem}`),
    ),
  ].map((problem) => `${GLOSSARY_FILE} : ${problem}`);
}
