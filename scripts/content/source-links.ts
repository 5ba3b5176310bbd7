import type { ContentCollection } from "../../app/domain/editing/content-collection";
import { sourceLinks } from "../../app/domain/faq/source";

/** A sentence that counts where the citations of the published texts link to. */
export function describeSourceLinks({ faqs, quizzes, guides, profiles }: ContentCollection): string {
  const cited = [
    ...faqs.filter(({ published }) => published).flatMap(({ resolvedSources }) => resolvedSources),
    ...quizzes
      .filter(({ published }) => published)
      .flatMap(({ questions }) => questions.flatMap(({ resolvedSources }) => resolvedSources)),
    ...guides.flatMap(({ sources }) => sources),
    ...profiles.flatMap(({ resolvedSources }) => resolvedSources),
  ].map(sourceLinks);
  const home = cited.filter((links) => links.home).length;
  const all = home + cited.filter((links) => links.page).length;
  const share = ((100 * home) / Math.max(all, 1)).toLocaleString("fr-FR", { maximumFractionDigits: 1 });
  return `Sources citées : ${cited.length} fois, dont ${all} avec un lien ; ${home} de ces liens (${share} %) mènent à l’accueil d’un site.`;
}
