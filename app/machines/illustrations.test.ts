import { expect, it } from "vitest";
import illustrations from "~illustrations";
import routes from "~/routes";
import { contents, quizzes } from "../../tests/support/contents";
import { guideIllustration } from "~/guides/guide";
import { questionIllustration, profileIllustration, categoryIllustration } from "~/questions/illustrations";
import { isDrawn } from "~/shell/illustration";
import { quizTile } from "~/quiz/quiz-list";

it("every category, popular question, audience, guide and quiz has its own illustration", () => {
  const { categories, guides, profiles } = contents;
  const popular = categories.flatMap(({ popular }) => popular ?? []);
  const names = [
    ...categories.map(({ slug }) => categoryIllustration(slug)),
    ...popular.map((id) => questionIllustration(id, "")),
    ...profiles.map(({ slug }) => profileIllustration(slug)),
    ...guides.map(({ slug }) => guideIllustration(slug)),
    ...quizzes.map(({ id }) => quizTile({ id, category: null }).of),
  ];
  expect(names.filter((name) => !isDrawn(name))).toEqual([]);
  expect(new Set(names).size).toBe(
    categories.length + popular.length + profiles.length + guides.length + quizzes.length,
  );
});

it("every drawing of a page is named by the first part of a path", () => {
  const firstParts = routes.map(({ path = "" }) => `page-${path.split("/")[0]}`);
  const names = Object.keys(illustrations).filter((name) => name.startsWith("page-"));
  expect(names.filter((name) => !firstParts.includes(name))).toEqual(["page-document", "page-envoye"]);
});
