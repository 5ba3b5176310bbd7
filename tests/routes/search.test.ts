import { expect, it } from "vitest";
import { loader as loadSearch } from "~/routes/search";
import { SEARCH_QUERIES } from "../content/search-queries";
import { faqs } from "../contents";

/** The questions that a visitor sees first. */
async function firstFive(query: string) {
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: query })}`);
  const { best, hits } = (await loadSearch({ request, params: {}, context: {} })).data;
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
