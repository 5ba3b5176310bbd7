import { describe, expect, it } from "vitest";
import { newFood, newQuestion, newQuiz } from "../../scripts/content/editor-commands";
import { dueReviews } from "../../scripts/content/due-reviews";
import { readCollection } from "../../compiler/read/content-collection";
import { samples } from "../support/contents";
import { few, questionFile, rightAnswer } from "../support/few-files";
import { right as withFoods } from "../support/few-foods";

describe("a new question", () => {
  it("has the category's next id, and is valid once it is filled in", () => {
    const collection = readCollection(few);
    const [category] = collection.categories;
    const slug = category?.slug ?? "";
    const question = "Le tambour a-t-il besoin d’eau ?";
    const { path, text } = newQuestion(collection, { where: slug, title: question, today: "2026-12-01" });
    const filled = text.replace("sources: []", "sources: [ESSAI]");
    const made = readCollection({ ...few, [path]: filled }).faqs.find((faq) => faq.file === path);
    const others = collection.faqs
      .filter(({ categoryId }) => categoryId === category?.id)
      .map(({ id }) => id);
    expect(made).toMatchObject({ published: false, created_on: "2026-12-01" });
    expect(path).toBe(`faq/${slug}/le-tambour-a-t-il-besoin-d-eau.md`);
    expect(made?.id).toBeGreaterThan(Math.max(...others));
  });

  it("does not have the id of a retired question, whichever category its replacement is in", () => {
    const drum = questionFile(201, "Le tambour ?", "tambours-graves", rightAnswer);
    const { categories, faqs } = readCollection({
      ...few,
      "faq/tambours/tambour.md": drum.replace("id: 201", "id: 201\nreplaces: [102]"),
    });
    const made = (theme: string) =>
      newQuestion({ categories, faqs }, { where: theme, title: "Et la harpe ?", today: "2026-12-01" }).text;
    expect(made("cordes")).toContain("id: 103\n");
    expect(made("tambours")).toContain("id: 202\n");
  });
});

const today = "2026-12-01";

it("a new quiz is a draft with the next id", () => {
  const { path, text, page } = newQuiz(readCollection(few), { where: "cordes", title: "Un, deux", today });
  const [quiz] = readCollection({ ...few, [path]: text }).quizzes;
  expect(quiz).toMatchObject({ id: 1, title: "Un, deux", published: false, created_on: today });
  expect([path, page]).toEqual(["quiz/un-deux.yaml", "/quiz/1"]);
});

it("a new food is a withdrawn food at the end of its shelf's list, with the next id", () => {
  const files = withFoods;
  const collection = readCollection(files);
  const { path, text, page } = newFood(
    collection,
    { where: "fromages/fromage", title: "Tomme grise", today },
    files,
  );
  const { foods, withdrawnFoods } = readCollection({ ...files, [path]: text });
  const id = Math.max(...collection.foods.map((food) => food.id)) + 1;
  expect(withdrawnFoods).toEqual([...collection.withdrawnFoods, id]);
  expect(foods).toHaveLength(collection.foods.length);
  expect(page).toBe(`/aliments/${id}-tomme-grise`);
  expect(() => newFood(collection, { where: "fromages", title: "Tomme", today }, files)).toThrow(
    "écrivez « rayon/famille »",
  );
});

it("a new food cannot have a name or a synonym of another", () => {
  const collection = readCollection(withFoods);
  for (const title of ["Brie au lait cru", "Brie de Meaux"])
    expect(() => newFood(collection, { where: "fromages/fromage", title, today }, withFoods)).toThrow(
      "« Brie au lait cru » a déjà ce nom : /aliments/1-",
    );
});

it("texts reviewed a year ago are due, oldest first", () => {
  const reviewed = (days: string[]) =>
    days.map((day) => ({ ...samples.question, reviewed_on: day, file: `faq/${day}.md` }));
  const faqs = reviewed(["2026-03-01", "2025-12-01", "2025-12-02", "2025-06-30"]);
  const due = dueReviews({ faqs, guides: [], profiles: [] }, "2026-12-01");
  expect(due).toEqual(["2025-06-30  faq/2025-06-30.md", "2025-12-01  faq/2025-12-01.md"]);
});
