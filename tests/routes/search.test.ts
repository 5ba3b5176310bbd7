import { describe, expect, it } from "vitest";
import { loader as loadSearch } from "~/routes/search";
import { SEARCH_QUERIES } from "../content/search-queries";

/** The questions that a visitor sees first. */
async function firstFive(query: string) {
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: query })}`);
  const { best, hits } = (await loadSearch({ request, params: {}, context: {} })).data;
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
