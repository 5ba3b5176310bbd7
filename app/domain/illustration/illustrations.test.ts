import { expect, it } from "vitest";
import { contents, quizzes } from "../../../tests/contents";
import { guideIllustration, profileIllustration, quizIllustration, themeIllustration } from "./illustrations";

it("each theme, profile, guide and quiz has an illustration of its own", () => {
  const { categories, guides, profiles } = contents;
  const names = [
    ...categories.map(({ slug }) => themeIllustration(slug)),
    ...profiles.map(({ slug }) => profileIllustration(slug)),
    ...guides.map(({ slug }) => guideIllustration(slug)),
    ...quizzes.map(({ id, category }) => quizIllustration(id, category)),
  ];
  expect(new Set(names).size).toBe(categories.length + profiles.length + guides.length + quizzes.length);
});

it("a theme, a profile or a quiz that nobody drew has one too", () => {
  expect(themeIllustration("autres-mythes")).toBe(themeIllustration("mythes-et-idees-recues"));
  expect(profileIllustration("musiciens")).toBe(themeIllustration("musique"));
  expect(quizIllustration(999, "sport-et-energie")).toBe(themeIllustration("sport-et-energie"));
});
