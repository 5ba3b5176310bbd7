import { expect, it } from "vitest";
import { quizErrorPages } from "~/quiz/quiz-page";
import type { ErrorPages } from "~/shell/frame/error-page";
import { errorSeo, seo } from "./seo";

const titleOf = (title: string) => {
  const [tag] = seo({ title, description: "" });
  return tag && "title" in tag ? String(tag.title) : "";
};

it("a title ends with the site's name, and is cut after a meaningful word", () => {
  expect(titleOf("Blog")).toBe("Blog | FAQ + ALIM");
  expect(titleOf("Combien de temps garder un plat cuisiné au réfrigérateur\u202f?")).toBe(
    "Combien de temps garder un plat cuisiné… | FAQ + ALIM",
  );
  expect(titleOf("Comment préparer un repas équilibré rapidement et avec l’essentiel\u202f?")).toBe(
    "Comment préparer un repas équilibré rapidement… | FAQ + ALIM",
  );
});

it("an error page has no canonical URL and is not indexed", () => {
  const tags = errorSeo({ status: 404 }, { title: "Introuvable", text: "Pas là" });
  expect(tags.filter((tag) => "rel" in tag)).toEqual([]);
  expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
});

it("an error page's title depends on its status, and a route can change it", () => {
  const other = { title: "Autre", text: "" };
  const title = (error: unknown, pages?: ErrorPages) => errorSeo(error, other, pages)[0];
  expect(title({ status: 410 })).toEqual({ title: "Page retirée | FAQ + ALIM" });
  expect(title({ status: 404 })).toEqual({ title: "Autre | FAQ + ALIM" });
  expect(title({ status: 410 }, quizErrorPages)).toEqual({ title: "Quiz introuvable | FAQ + ALIM" });
  expect(title({ status: 503 }, quizErrorPages)).toEqual({ title: "Le quiz est indisponible | FAQ + ALIM" });
  expect(title({ status: 413 }, quizErrorPages)).toEqual({ title: "Votre envoi est trop long | FAQ + ALIM" });
  expect(title(new TypeError("x is not a function"), quizErrorPages)).toEqual({
    title: "Autre | FAQ + ALIM",
  });
});
