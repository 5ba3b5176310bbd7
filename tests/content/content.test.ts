import { describe, expect, it } from "vitest";
import { type ContentFiles, readCollection } from "~/domain/content-collection";
import { GUIDE_SLUGS } from "~/domain/guide-slugs";
import { splitFrontMatter } from "~/domain/markdown";
import { buildSeed } from "~/domain/seed-sql";

const raw = import.meta.glob<string>("../../content/**/*.{md,yaml}", { query: "?raw", import: "default", eager: true });
const files: ContentFiles = Object.fromEntries(
  Object.entries(raw).map(([path, text]) => [path.replace("../../content/", ""), text]),
);
const { categories, profiles, faqs, quizzes } = readCollection(files);

describe("the contents of the site", () => {
  it("has seven themes, each with three subthemes and seven questions at least", () => {
    expect(categories).toHaveLength(7);
    for (const category of categories) {
      expect(category.subcategories.length, category.slug).toBeGreaterThanOrEqual(3);
      const own = faqs.filter(({ categoryId }) => categoryId === category.id);
      expect(own.length, category.slug).toBeGreaterThanOrEqual(7);
    }
    expect(new Set(categories.map(({ icon }) => icon)).size).toBe(6);
  });

  it("has questions for every subtheme and every audience", () => {
    for (const { id, slug } of categories.flatMap(({ subcategories }) => subcategories)) {
      expect(
        faqs.some(({ subcategoryId }) => subcategoryId === id),
        slug,
      ).toBe(true);
    }
    expect(profiles.map(({ slug }) => slug)).toEqual(["parents", "seniors", "sportifs", "tous-publics"]);
    for (const { slug } of profiles) expect(faqs.some(({ audience }) => audience === slug), slug).toBe(true);
  });

  it.each(faqs.map((faq) => faq.file))("%s is 80 to 220 words long", (path) => {
    const { body } = splitFrontMatter(files[path] ?? "");
    const words = body.match(/[\p{L}\d]+(?:[’-][\p{L}\d]+)*/gu)?.length ?? 0;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(220);
  });

  it("gives every myth its verdict, and only myths", () => {
    for (const faq of faqs) {
      const isMyth = faq.file.startsWith("faq/mythes-et-idees-recues/");
      expect(faq.idea !== undefined, faq.file).toBe(isMyth);
      if (isMyth) expect(faq.question, faq.file).toMatch(/^«\u00a0.+\u00a0»$/);
    }
  });

  it("has no straight apostrophe or quotation mark in its texts", () => {
    const wrong = faqs.flatMap(({ file, question, answer }) =>
      [question, answer.replace(/<[^>]*>/g, "")]
        .filter((text) => /['"]|&quot;/.test(text))
        .map((text) => [file, text]),
    );
    expect(wrong).toEqual([]);
  });

  it("has eight quizzes or more, of every difficulty, with and without a time limit", () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(8);
    expect(new Set(quizzes.map(({ difficulty }) => difficulty)).size).toBe(3);
    expect(new Set(quizzes.map(({ categoryId }) => categoryId)).size).toBe(7);
    expect(new Set(quizzes.map(({ passing_score }) => passing_score)).size).toBeGreaterThan(2);
    expect(new Set(quizzes.map(({ time_limit }) => time_limit === undefined)).size).toBe(2);
  });

  it.each(quizzes.map((quiz) => [quiz.file, quiz] as const))("%s spreads its right answers evenly", (_file, quiz) => {
    const counts = [1, 2, 3, 4].map((place) => quiz.questions.filter(({ correct }) => correct === place).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const { answers } of quiz.questions) expect(new Set(answers).size).toBe(4);
  });

  it("links to pages that exist", () => {
    const known = new Set([
      ...categories.map(({ slug }) => `/categorie/${slug}`),
      ...profiles.map(({ slug }) => `/profil/${slug}`),
      ...GUIDE_SLUGS.map((slug) => `/fiches-pratiques/${slug}`),
      ...["/", "/quiz", "/contact", "/a-propos", "/fiches-pratiques"],
    ]);
    const links = Object.entries(files)
      .filter(([file]) => file !== "README.md")
      .flatMap(([file, text]) =>
        Array.from(text.matchAll(/\]\((\/[^)#?]*)/g), ([, target = ""]) => ({ file, target })),
      );
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter(({ target }) => !known.has(target))).toEqual([]);
  });
});

describe("a wrong content file", () => {
  const path = "faq/sport-et-energie/essai.md";
  const right = `---
id: 399
question: Pourquoi ?
subcategory: boire-pour-le-sport
difficulty: facile
created_on: 2026-01-01
reviewed_on: 2026-01-01
sources: [INCO]
---

Réponse.`;
  const readWith = (text: string) => readCollection({ ...files, [path]: text });

  it("is right to begin with", () => {
    expect(readWith(right).faqs).toHaveLength(faqs.length + 1);
  });

  it.each([
    ["difficulty: facile", "difficulty: dur", /essai\.md : « difficulty »/],
    ["sources:", "titre: Autre\nsources:", /essai\.md : « fichier ».*titre/],
    ["created_on: 2026-01-01", "created_on: hier", /essai\.md : « created_on »/],
    ["question: Pourquoi ?", `question: ${"x".repeat(91)}`, /essai\.md : « question » dépasse 90 signes/],
    ["[INCO]", "[NULLE-PART]", /essai\.md : « sources » : la clé « NULLE-PART »/],
    ["[INCO]", "[]", /essai\.md : « sources »/],
    ["boire-pour-le-sport", "etiquettes", /essai\.md : « subcategory »/],
    ["id: 399", "id: 101", /« id » : 101 sert déjà à faq\//],
    ["Réponse.", "", /essai\.md : la réponse est vide/],
  ])("%s made into %s: the file and the field are named", (from, to, message) => {
    expect(() => readWith(right.replace(from, to))).toThrow(message);
  });
});

describe("the seed", () => {
  it("keeps quotes, backslashes and dollars as they are written", () => {
    const [first] = faqs;
    if (!first) throw new Error("no FAQ");
    const seed = buildSeed({ categories, profiles, quizzes, faqs: [{ ...first, question: "L'eau \\ $1 $$ 'x' ?" }] });
    expect(seed).toContain("'L''eau \\ $1 $$ ''x'' ?'");
  });
});
