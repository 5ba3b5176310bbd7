import { FOODS_PATH } from "~/foods/food";
import { listTitle } from "~/foods/food-words";
import { findStorageRules, listFoods, listSituations } from "~/foods/foods.server";
import { situationPath } from "~/foods/look-up/situation";
import { compiled } from "~/server/compiled/compiled.server";
import { nutrientPath, NUTRIENTS_PATH, NUTRIENTS_TITLE, nutrientTitle } from "~/foods/nutrients/nutrient";
import { inMonth, MONTH_SLUGS, monthPath, SEASONS_PATH, SEASONS_TITLE } from "~/foods/seasons/season";
import { STORAGE_PATH } from "~/foods/storage/storage";
import { GLOSSARY_PATH } from "~/glossary/glossary";
import { findGlossary } from "~/glossary/glossary.server";
import { guidePath } from "~/guides/guide";
import { listGuides } from "~/guides/guides.server";
import { SITE_PLAN_PATH, type SitePage } from "~/pages/site-plan";
import { audiencePath } from "~/questions/audiences/audience";
import { findProfile, listAudiences } from "~/questions/audiences/audiences.server";
import { listCategories, listSubcategories } from "~/questions/categories/categories.server";
import { categoryPath } from "~/questions/categories/category";
import { listFaqsById } from "~/questions/faqs.server";
import { quizPath } from "~/quiz/quiz";
import { listQuizzes } from "~/quiz/quizzes.server";
import { latestDay } from "~/text/dates";

const page = <Kind extends SitePage["kind"]>(
  kind: Kind,
  path: string,
  title: string,
  changedOn: string | null,
) => ({ kind, path, title, changedOn });

/** All indexable pages with the day of their last change. @throws BackendError */
export async function listSitePages(): Promise<SitePage[]> {
  const [faqs, categories, subcategories, audiences, newestQuizzes, foods] = await Promise.all([
    listFaqsById(),
    listCategories(),
    listSubcategories(),
    listAudiences(),
    listQuizzes(),
    listFoods(),
  ]);
  const questions = faqs.map((faq) => ({ ...faq, changedOn: latestDay([faq.createdAt, faq.reviewedOn]) }));
  const quizzes = [...newestQuizzes].sort((one, other) => one.id - other.id);
  const guides = listGuides();
  const newestOf = (some: typeof questions) => latestDay(some.map(({ changedOn }) => changedOn));
  const newestQuiz = latestDay(quizzes.map(({ createdAt }) => createdAt));
  const newest = latestDay([newestOf(questions), newestQuiz]);
  const newestFood = latestDay(foods.map(({ reviewedOn }) => reviewedOn));
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  const { nutrition, pages } = compiled().contents;
  return [
    page("page", "/", "Accueil", newest),
    ...categories.map(({ id, title, slug, isMyths }) => {
      const own = questions.filter(({ listed }) => listed.categoryId === id);
      return page(isMyths ? "myths" : "category", categoryPath(slug), title, newestOf(own));
    }),
    ...subcategories.flatMap(({ id, categoryId, name, slug }) => {
      const own = questions.filter(({ listed }) => listed.subcategoryId === id);
      const category = slugs.get(categoryId);
      if (own.length === 0 || category === undefined) return [];
      return {
        ...page("subcategory", categoryPath(category, { subcategory: slug }), name, newestOf(own)),
        category: categoryPath(category),
      };
    }),
    ...audiences.map(({ id, name, slug }) => {
      const own = questions.filter(({ listed }) => listed.audienceId === id);
      const changedOn = latestDay([findProfile(slug)?.reviewed_on, newestOf(own)]);
      return page("audience", audiencePath(slug), name, changedOn);
    }),
    ...questions.map(({ path, question, category: { slug }, subcategory, changedOn }) => ({
      ...page("question", path, question, changedOn),
      category: categoryPath(slug),
      subcategory: subcategory && categoryPath(slug, { subcategory: subcategory.slug }),
    })),
    page("page", "/quiz", "Tous les quiz", newestQuiz),
    ...quizzes.map(({ id, title, createdAt }) => page("quiz", quizPath(id), title, latestDay([createdAt]))),
    page(
      "page",
      "/fiches-pratiques",
      "Toutes les fiches",
      latestDay(guides.map(({ reviewedOn }) => reviewedOn)),
    ),
    ...guides.map(({ slug, title, reviewedOn }) =>
      page("guide", guidePath(slug), title, latestDay([reviewedOn])),
    ),
    page("food", FOODS_PATH, "Puis-je en manger\u202f?", newestFood),
    ...listSituations().map((situation) =>
      page("food", situationPath(situation.key), listTitle(situation), newestFood),
    ),
    page("food", STORAGE_PATH, "Combien de temps ça se garde\u202f?", findStorageRules().reviewedOn),
    page("food", NUTRIENTS_PATH, NUTRIENTS_TITLE, nutrition.reviewedOn),
    ...nutrition.nutrients.map((nutrient) =>
      page("food", nutrientPath(nutrient.slug), nutrientTitle(nutrient), nutrition.reviewedOn),
    ),
    page("food", SEASONS_PATH, SEASONS_TITLE, null),
    ...MONTH_SLUGS.map((_slug, place) =>
      page("food", monthPath(place + 1), `Fruits et légumes de saison ${inMonth(place + 1)}`, null),
    ),
    ...foods.map(({ path, name, reviewedOn }) => page("food", path, name, reviewedOn)),
    page("page", GLOSSARY_PATH, "Glossaire", findGlossary().reviewedOn),
    page("page", SITE_PLAN_PATH, "Plan du site", newest),
    page("page", "/contact", "Contact", null),
    ...pages
      .filter(({ placeholder }) => !placeholder)
      .map(({ slug, title, updated_on: changedOn = null }) => page("page", `/${slug}`, title, changedOn)),
  ];
}
