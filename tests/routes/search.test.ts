import { describe, expect, it } from "vitest";
import { loader as loadSearch } from "~/routes/search";
import { guidePath } from "~/domain/guide/guide-path";
import { SEARCH_QUERIES } from "../content/search-queries";
import { contents, faqs } from "../contents";

async function load(query: string) {
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: query })}`);
  return (await loadSearch({ request, params: {}, context: {} })).data;
}

/** The questions that a visitor sees first. */
async function firstFive(query: string) {
  const { best, hits } = await load(query);
  return [...best, ...hits].slice(0, 5).map(({ id }) => id);
}

it("95 times in 100, what people type leads to the question that they mean", async () => {
  const asked = SEARCH_QUERIES.filter(([, questionId]) => faqs.some(({ id }) => id === questionId));
  const missed: string[] = [];
  for (const [query, questionId] of asked) {
    if (!(await firstFive(query)).includes(questionId)) missed.push(`${query} → ${questionId}`);
  }
  expect(missed.length / asked.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
}, 120_000);

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
