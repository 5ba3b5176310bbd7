import { describe, expect, it } from "vitest";
import { contents } from "../support/contents";

const { categories, profiles, faqs } = contents;
const published = faqs.filter((faq) => faq.published);

/** The lowest and highest permitted numbers of questions, per category, per audience and in total. */
const regularCategories = { least: 18, most: 90 };
const myths = { least: 25, most: 45 };
const subcategoryLeast = 5;
const audienceLeast = 12;

const rows = [
  ...categories.flatMap((category) => {
    const own = published.filter(({ categoryId }) => categoryId === category.id);
    const { least, most } = category.slug === "mythes-et-idees-recues" ? myths : regularCategories;
    return [
      { what: category.name, questions: own.length, least, most },
      ...category.subcategories.map(({ id, name }) => ({
        what: `· ${name}`,
        questions: own.filter(({ subcategoryId }) => subcategoryId === id).length,
        least: subcategoryLeast,
        most: Infinity,
      })),
    ];
  }),
  ...profiles.map(({ slug, name }) => ({
    what: `Profil ${name}`,
    questions: published.filter(({ audience }) => audience === slug).length,
    least: audienceLeast,
    most: Infinity,
  })),
  { what: "En tout", questions: published.length, least: 258, most: Infinity },
];

describe("the number of questions is within its limits", () => {
  it.each(rows)("$what: $questions", ({ questions, least, most }) => {
    expect(questions).toBeGreaterThanOrEqual(least);
    expect(questions).toBeLessThanOrEqual(most);
  });
});
