import { describe, expect, it } from "vitest";
import { contents } from "../contents";

const { categories, profiles, faqs } = contents;
const published = faqs.filter((faq) => faq.published);

/** How many questions there must be, at least and at most. */
const themes = { least: 18, most: 60 };
const myths = { least: 25, most: 45 };
const subcategoryLeast = 5;
const audienceLeast = 12;

const rows = [
  ...categories.flatMap((category) => {
    const own = published.filter(({ categoryId }) => categoryId === category.id);
    const { least, most } = category.slug === "mythes-et-idees-recues" ? myths : themes;
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

describe("there are enough questions", () => {
  it.each(rows)("$what: $questions", ({ questions, least, most }) => {
    expect(questions).toBeGreaterThanOrEqual(least);
    expect(questions).toBeLessThanOrEqual(most);
  });

  it("have an order of their own among those of the same day", () => {
    const places = faqs.map(({ created_on, order }) => `${created_on} ${order}`);
    expect(new Set(places).size).toBe(places.length);
  });
});
