import { forget } from "@epic-web/remember";
import { describe, expect, it } from "vitest";
import { loader as loadSearch } from "~/routes/search";
import { sanitizeAnswer } from "~/questions/answer/answer-html";
import { CONTENT, readContentFiles } from "../../compiler/read/content-files";
import { readExpectedSearches } from "../../compiler/read/lists";
import { at } from "../support/at";
import { contents, faqs } from "../support/contents";

/** Searches as a new visitor, because all tests together exceed the limit of one visitor. */
async function load(query: string) {
  forget("rate-limiter:search");
  return (await loadSearch(at(`/recherche?${new URLSearchParams({ q: query })}`))).data;
}

/** The ids of the first five questions in the results. */
async function firstFive(query: string) {
  return (await load(query)).results.slice(0, 5).map(({ id }) => id);
}

/** Some of the searches in content/recherches*.yaml, as people type them, that a question answers. */
const SEARCHES = readExpectedSearches(readContentFiles(CONTENT))
  .filter(({ reponses }) => reponses.length > 0)
  .filter((_, place) => place % 10 === 0);

it("95 % of the sample searches find an expected question, and at most one in four suggests a page other than a definition or a table of foods", async () => {
  const missed: string[] = [];
  let suggesting = 0;
  for (const { requete, reponses } of SEARCHES) {
    const { results, suggestedPages } = await load(requete);
    if (!results.slice(0, 5).some(({ id }) => reponses.includes(id))) missed.push(requete);
    if (suggestedPages.some(({ kind }) => kind !== "Définition" && kind !== "Tableau")) suggesting += 1;
  }
  expect(SEARCHES.length).toBeGreaterThan(80);
  expect(missed.length / SEARCHES.length, missed.join("\n")).toBeLessThanOrEqual(0.05);
  expect(suggesting).toBeLessThanOrEqual(SEARCHES.length / 4);
}, 120_000);

it.each(["omega 3", "o mega 3", "oméga 3", "omega3"])(
  "« %s » finds the same questions on omega-3",
  async (query) => {
    const { results, isNear } = await load(query);
    const questions = results.map(({ question }) => question.map(({ text }) => text).join(""));
    expect(questions[0]).toMatch(/oméga-3/);
    expect(isNear).toBe(false);
    expect(await firstFive(query)).toEqual(await firstFive("omega 3"));
  },
);

it("shows the start of the answer if the question contains the term, otherwise the sentence that contains it", async () => {
  const { results } = await load("fer");
  const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join("");
  const contains = (pieces: { text: string; isMatch: boolean }[]) => pieces.some(({ isMatch }) => isMatch);
  const named = results.filter(({ question }) => contains(question));
  expect(named.length).toBeGreaterThan(1);
  for (const { id, excerpt } of named) {
    const faq = faqs.find((each) => each.id === id);
    expect(textOf(excerpt), `question ${id}`).toBe(sanitizeAnswer(faq?.answer ?? "").lead);
  }
  const mentioned = results.filter(({ question, excerpt }) => !contains(question) && contains(excerpt));
  expect(mentioned.length).toBeGreaterThan(named.length);
});

it.each([
  ["about suicide", "suicide", ["3114", "15", "112"]],
  ["about an attempt, a product, a weapon or a dangerous place", "suicide-geste", ["15", "112", "3114"]],
])("a search %s shows only whom to call: no result, no food, no page", async (_what, key, numbers) => {
  for (const query of contents.urgentSamples.plain[key] ?? []) {
    const { urgent, results, food, suggestedPages, popular } = await load(query);
    expect(
      urgent?.numbers.map(({ number }) => number),
      query,
    ).toEqual(numbers);
    expect({ results, food, suggestedPages, popular }).toEqual({
      results: [],
      food: null,
      suggestedPages: [],
      popular: [],
    });
  }
});

it("a single word leads to the question that says little else", async () => {
  const [first] = (await load("fer")).results;
  expect(first?.question.map(({ text }) => text).join("")).toBe("Quels aliments pour le fer ?");
});

describe("suggested pages", () => {
  it.each([
    ["légumes de saison", "/saisons"],
    ["conservation", "/conservation"],
    ["congélateur", "/conservation"],
  ])("« %s » offers its tool", async (query, path) => {
    const tools = (await load(query)).suggestedPages.filter(({ kind }) => kind === "Outil");
    expect(tools.map((tool) => tool.path)).toEqual([path]);
  });

  it.each([
    ["aliment riche en fibres", "fibres"],
    ["Quels aliments pour le fer ?", "fer"],
    ["protéines végétales", "proteines?filtre=vegetal"],
    ["calcium sans lait", "calcium?filtre=sans-lait"],
    ["vitamine b12", "vitamine-b12"],
    ["oméga 3", "omega-3-poisson"],
  ])("« %s » suggests the table of a nutrient first", async (query, page) => {
    expect((await load(query)).suggestedPages[0]?.path).toBe(`/nutriments/${page}`);
  });

  it.each([
    ...["carence en fer", "fer à repasser", "complément de magnésium", "vitamine", "brie", "sel rose"],
    "protéines en poudre",
  ])("« %s » suggests no table of a nutrient", async (query) => {
    const { suggestedPages } = await load(query);
    expect(suggestedPages.filter(({ kind }) => kind === "Tableau")).toEqual([]);
  });

  it("a page is suggested even without results", async () => {
    const { results, suggestedPages } = await load("quiz");
    expect(results).toEqual([]);
    expect(suggestedPages).toContainEqual(expect.objectContaining({ kind: "Quiz", path: "/quiz" }));
  });
});
