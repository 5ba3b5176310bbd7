import { listAudiences } from "~/data/faq/audiences.server";
import { cached } from "~/data/backend/cache.server";
import { listCategories, listSubcategories } from "~/data/faq/categories.server";
import { findGlossary, listGuides, listSuggestedPageWords } from "~/data/site/contents.server";
import { listQuizTitles } from "~/data/quiz/quiz-lists.server";
import { audiencePath } from "~/domain/faq/audience";
import { categoryPath } from "~/domain/faq/category";
import {
  type CandidatePage,
  type SuggestedPage,
  prepareSuggestedPages,
} from "~/domain/search/suggested-pages";
import { termPath } from "~/domain/glossary/glossary-path";
import { guidePath } from "~/domain/guide/guide-path";
import { quizPath } from "~/domain/quiz/quiz";

/** The pages that a search can suggest, and the words that match them. @throws BackendError */
export function listSuggestedPages(): Promise<CandidatePage[]> {
  return cached("suggested-pages", async () => {
    const [categories, subcategories, audiences, quizzes] = await Promise.all([
      listCategories(),
      listSubcategories(),
      listAudiences(),
      listQuizTitles(),
    ]);
    const newestFirst = [...quizzes].sort(
      (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
    );
    const subcategoryPages = categories.flatMap(({ id, slug }) =>
      subcategories
        .filter(({ categoryId }) => categoryId === id)
        .map(({ name, slug: subcategory }) => ({ title: name, path: categoryPath(slug, { subcategory }) })),
    );
    const pages: SuggestedPage[] = [
      { kind: "guide", title: "Toutes les fiches pratiques", path: "/fiches-pratiques" },
      { kind: "quiz", title: "Tous les quiz", path: "/quiz" },
      ...listGuides().map(({ title, slug }) => ({ kind: "guide" as const, title, path: guidePath(slug) })),
      ...newestFirst.map(({ title, id }) => ({ kind: "quiz" as const, title, path: quizPath(id) })),
      ...categories.map(({ title, slug }) => ({
        kind: "category" as const,
        title,
        path: categoryPath(slug),
      })),
      ...subcategoryPages.map((page) => ({ kind: "category" as const, ...page })),
      ...audiences.map(({ name, slug }) => ({
        kind: "audience" as const,
        title: name,
        path: audiencePath(slug),
      })),
      ...findGlossary().terms.map(({ id, term }) => ({
        kind: "glossary" as const,
        title: term,
        path: termPath(id),
      })),
    ];
    return prepareSuggestedPages(pages, listSuggestedPageWords());
  });
}
