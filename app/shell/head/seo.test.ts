import { describe, expect, it } from "vitest";
import { quizErrorPages } from "~/quiz/quiz-page";
import { errorSeo, seo } from "./seo";

const place = (pathname: string) => ({
  location: { pathname },
  matches: [
    {
      id: "root",
      data: {
        siteUrl: "https://site.test",
        image: { path: "/partage/site/accueil.png?v=1", alt: "Le site" },
        hasFailed: false,
      },
    },
  ],
});
const thrown = (status: number, data: unknown = null) => ({
  ...{ status, data, statusText: "", internal: false },
});
const content = (tags: ReturnType<typeof seo>, key: string) =>
  tags.flatMap((tag) =>
    ("name" in tag && tag.name === key) || ("property" in tag && tag.property === key)
      ? ["content" in tag ? tag.content : ""]
      : [],
  );
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

describe("the URL of a page", () => {
  const links = (tags: ReturnType<typeof seo>) => tags.filter((tag) => "rel" in tag);

  it("is the requested path on the site's origin, or the page's own path", () => {
    const page = { title: "Titre", description: "Une page" };
    expect(links(seo(page, place("/quiz")))).toEqual([
      { tagName: "link", rel: "canonical", href: "https://site.test/quiz" },
    ]);
    const second = seo({ ...page, path: "/categorie/sport?page=2" }, place("/categorie/sport"));
    expect(content(second, "og:url")).toEqual(["https://site.test/categorie/sport?page=2"]);
  });

  it("is missing on an error page", () => {
    const error = errorSeo(thrown(404));
    expect(links(error)).toEqual([]);
    expect(content(error, "robots")).toEqual(["noindex, follow"]);
  });
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
