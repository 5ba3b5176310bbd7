import type { ContentCollection } from "../read/content-collection";
import { sourceLinks, type Source } from "../../app/shell/article/source";

type Citing = Pick<ContentCollection, "faqs" | "quizzes" | "guides" | "profiles">;

/** Finds published texts that cite a home page, and published answers for which no source links to a document. */
export function checkSources({ faqs, quizzes, guides, profiles }: Citing): string[] {
  const answers = faqs.filter(({ published }) => published);
  const cited: { file: string; sources: Source[] }[] = [
    ...answers.map(({ file, resolvedSources }) => ({ file, sources: resolvedSources })),
    ...quizzes
      .filter(({ published }) => published)
      .map(({ file, questions }) => ({ file, sources: questions.flatMap((q) => q.resolvedSources) })),
    ...guides.map(({ slug, sources }) => ({ file: `fiches/${slug}.md`, sources })),
    ...profiles.map(({ slug, resolvedSources }) => ({
      file: `profils/${slug}.md`,
      sources: resolvedSources,
    })),
  ];
  return [
    ...cited.flatMap(({ file, sources }) =>
      sources
        .filter((source) => sourceLinks(source).home)
        .map(({ title }) => `${file} : la source « ${title} » mène à l’accueil d’un site, pas à un document`),
    ),
    ...answers
      .filter(({ resolvedSources }) => !resolvedSources.some((source) => sourceLinks(source).page))
      .map(({ file }) => `${file} : aucune source ne mène à un document`),
  ];
}
