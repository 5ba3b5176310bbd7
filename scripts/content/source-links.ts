import type { ContentCollection } from "../../compiler/read/content-collection";
import { sourceLinks, type Source } from "../../app/domain/faq/source";
import { isFromPublicBody } from "../../compiler/check/public-bodies";

type Citing = Pick<ContentCollection, "faqs" | "quizzes" | "guides" | "profiles">;

const percentage = (count: number, all: number) =>
  ((100 * count) / Math.max(all, 1)).toLocaleString("fr-FR", { maximumFractionDigits: 1 });

/** The sources that published texts cite, once per citation. */
function citations({ faqs, quizzes, guides, profiles }: Citing): Source[] {
  return [
    ...faqs.filter(({ published }) => published).flatMap(({ resolvedSources }) => resolvedSources),
    ...quizzes
      .filter(({ published }) => published)
      .flatMap(({ questions }) => questions.flatMap(({ resolvedSources }) => resolvedSources)),
    ...guides.flatMap(({ sources }) => sources),
    ...profiles.flatMap(({ resolvedSources }) => resolvedSources),
  ];
}

/** A sentence that states how many citations in published texts link to each kind of page. */
export function describeSourceLinks(contents: Citing): string {
  const cited = citations(contents);
  const documents = cited.filter((source) => sourceLinks(source).page).length;
  return `Sources citées : ${cited.length} fois, dont ${documents} (${percentage(documents, cited.length)} %) avec un lien vers un document.`;
}

/** The share of citations that come from public bodies of France or Europe: « 60,9 % ». */
export function publicBodyShare(contents: Citing): string {
  const cited = citations(contents);
  return `${percentage(cited.filter(isFromPublicBody).length, cited.length)} %`;
}
