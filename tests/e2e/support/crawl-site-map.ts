import { questionPath } from "../../../app/domain/faq/question-path";
import { MONTH_SLUGS } from "../../../app/domain/food/season";
import { situationPath } from "../../../app/domain/food/situation";
import { contents } from "../../support/contents";

/** The expected URLs: pages with their dates (undefined for an undated editorial page), and lists. */
export function expectedSiteMap(siteUrl: string): {
  dated: Map<string, string | undefined>;
  lists: string[];
} {
  const { faqs, quizzes, guides, categories, profiles, pages, foods, situations } = contents;
  const published = faqs.filter((faq) => faq.published);
  const isUsed = (id: number) => published.some(({ subcategoryId }) => subcategoryId === id);
  const dated: [string, string | undefined][] = [
    ...published.map((faq): [string, string | undefined] => [
      questionPath(faq),
      [faq.created_on, faq.reviewed_on].sort().at(-1),
    ]),
    ...guides.map(({ slug, reviewedOn }): [string, string] => [`/fiches-pratiques/${slug}`, reviewedOn]),
    ...quizzes
      .filter((quiz) => quiz.published)
      .map(({ id, created_on: day }): [string, string] => [`/quiz/${id}`, day]),
    ...pages
      .filter(({ placeholder }) => !placeholder)
      .map(({ slug, updated_on: day }): [string, string | undefined] => [`/${slug}`, day]),
    ...foods.map(({ path, reviewedOn }): [string, string] => [path, reviewedOn]),
  ];
  const lists = [
    ...["/", "/quiz", "/fiches-pratiques", "/contact", "/glossaire", "/plan-du-site"],
    ...categories.flatMap(({ slug, subcategories }) => [
      `/categorie/${slug}`,
      ...subcategories
        .filter(({ id }) => isUsed(id))
        .map((subcategory) => `/categorie/${slug}?sous-categorie=${subcategory.slug}`),
    ]),
    ...profiles.map(({ slug }) => `/profil/${slug}`),
    ...["/aliments", "/conservation", "/saisons"],
    ...situations.map(({ key }) => situationPath(key)),
    ...MONTH_SLUGS.map((month) => `/saisons/${month}`),
  ];
  return {
    dated: new Map(dated.map(([path, day]) => [siteUrl + path, day])),
    lists: lists.map((path) => siteUrl + path),
  };
}
