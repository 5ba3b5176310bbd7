import { expect, it } from "vitest";
import { contents, quizzes } from "../../../tests/support/contents";
import {
  guideIllustration,
  profileIllustration,
  quizIllustration,
  categoryIllustration,
} from "./illustrations";

it("every category, audience, guide and quiz has its own illustration", () => {
  const { categories, guides, profiles } = contents;
  const names = [
    ...categories.map(({ slug }) => categoryIllustration(slug)),
    ...profiles.map(({ slug }) => profileIllustration(slug)),
    ...guides.map(({ slug }) => guideIllustration(slug)),
    ...quizzes.map(({ id, category }) => quizIllustration(id, category)),
  ];
  expect(new Set(names).size).toBe(categories.length + profiles.length + guides.length + quizzes.length);
});

it("a category, an audience or a quiz without an illustration gets a default", () => {
  expect(categoryIllustration("autres-mythes")).toBe(categoryIllustration("mythes-et-idees-recues"));
  expect(profileIllustration("musiciens")).toBe(categoryIllustration("musique"));
  expect(quizIllustration(999, "sport-et-energie")).toBe(categoryIllustration("sport-et-energie"));
});
