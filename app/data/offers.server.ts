import { listAudiences } from "./audiences.server";
import { cached } from "./backend/cache.server";
import { listCategories, listSubcategories } from "./categories.server";
import { listGuides, listOfferWords } from "./content.server";
import { listQuizTitles } from "./quiz-lists.server";
import { audiencePath } from "~/domain/faq/audience";
import { categoryPath } from "~/domain/faq/category";
import { type Offer, type OfferPage, prepareOffers } from "~/domain/faq/search-offers";
import { guidePath } from "~/domain/guide/guide-path";
import { quizPath } from "~/domain/quiz/quiz";

/** The pages that a search may offer, and the words that call them. @throws BackendError */
export function listOffers(): Promise<Offer[]> {
  return cached("search-offers", async () => {
    const [categories, audiences, quizzes] = await Promise.all([
      listCategories(),
      listAudiences(),
      listQuizTitles(),
    ]);
    const newestFirst = [...quizzes].sort(
      (one, other) => other.createdAt.localeCompare(one.createdAt) || other.id - one.id,
    );
    const subcategories = await Promise.all(
      categories.map(async ({ id, slug }) =>
        (await listSubcategories(id)).map(({ name, slug: subcategory }) => ({
          title: name,
          path: categoryPath(slug, { subcategory }),
        })),
      ),
    );
    const pages: OfferPage[] = [
      { kind: "guide", title: "Toutes les fiches pratiques", path: "/fiches-pratiques" },
      { kind: "quiz", title: "Tous les quiz", path: "/quiz" },
      ...listGuides().map(({ title, slug }) => ({ kind: "guide" as const, title, path: guidePath(slug) })),
      ...newestFirst.map(({ title, id }) => ({ kind: "quiz" as const, title, path: quizPath(id) })),
      ...categories.map(({ title, slug }) => ({ kind: "theme" as const, title, path: categoryPath(slug) })),
      ...subcategories.flat().map((page) => ({ kind: "theme" as const, ...page })),
      ...audiences.map(({ name, slug }) => ({
        kind: "profile" as const,
        title: name,
        path: audiencePath(slug),
      })),
    ];
    return prepareOffers(pages, listOfferWords());
  });
}
