import { expect, it } from "vitest";
import { quizErrorPages } from "~/quiz/quiz-page";
import { errorSeo, seo } from "./seo";

const thrown = (status: number, data: unknown = null) => ({
  ...{ status, data, statusText: "", internal: false },
});
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
  const tags = errorSeo(thrown(404));
  expect(tags.filter((tag) => "rel" in tag)).toEqual([]);
  expect(tags).toContainEqual({ name: "robots", content: "noindex, follow" });
});

it.each<[unknown, string, string?]>([
  [thrown(404), "Page introuvable"],
  [thrown(404, { title: "Mois introuvable", text: "", label: "" }), "Mois introuvable"],
  [thrown(404, { popular: [] }), "Page introuvable"],
  [thrown(413), "Votre envoi est trop long"],
  [thrown(503), "Service indisponible", "Le quiz est indisponible"],
  [new TypeError("x is not a function"), "Erreur"],
])(
  "an error page's title is its own or that of its status, which a route can change: %j",
  (error, title, inQuiz = title) => {
    expect(errorSeo(error)[0]).toEqual({ title: `${title} | FAQ + ALIM` });
    expect(errorSeo(error, quizErrorPages)[0]).toEqual({ title: `${inQuiz} | FAQ + ALIM` });
  },
);
