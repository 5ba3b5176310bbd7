import { describe, expect, it } from "vitest";
import { loader as loadSearch } from "~/routes/search";
import { guidePath } from "~/domain/guide/guide-path";
import { contents } from "../contents";
import { SEARCH_QUERIES } from "../content/search-queries";

async function load(query: string) {
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: query })}`);
  return (await loadSearch({ request, params: {}, context: {} })).data;
}

/** The questions that a visitor sees first. */
async function firstFive(query: string) {
  const { best, hits } = await load(query);
  return [...best, ...hits].slice(0, 5).map(({ id }) => id);
}

describe("what people type leads to the question that they mean", () => {
  it("in a hundred ways", () => {
    expect(new Set(SEARCH_QUERIES.map(([query]) => query)).size).toBe(100);
  });

  it.each(SEARCH_QUERIES)("%s → %i", async (query, questionId) => {
    expect(await firstFive(query)).toContain(questionId);
  });
});

describe("pages that a search names are offered", () => {
  it.each(contents.guides.map(({ title, slug }) => [title, slug]))(
    "the guide « %s » by its title",
    async (title, slug) => {
      expect((await load(title.toLowerCase())).offers).toContainEqual({
        kind: "guide",
        title,
        path: guidePath(slug),
      });
    },
  );

  it("also where nothing is found", async () => {
    const { best, total, offers } = await load("quiz");
    expect({ best, total }).toEqual({ best: [], total: 0 });
    expect(offers).toContainEqual(expect.objectContaining({ kind: "quiz", path: "/quiz" }));
  });

  it("to one search in four at most: those that name one", async () => {
    let count = 0;
    for (const [query] of SEARCH_QUERIES) count += Math.min(1, (await load(query)).offers.length);
    expect(count).toBeLessThanOrEqual(SEARCH_QUERIES.length / 4);
  });
});
