import { describe, expect, it } from "vitest";
import { loader } from "../../app/routes/suggestions";
import { at } from "../support/at";
import { contents, samplePaths, samples } from "../support/contents";

async function suggest(fields: Record<string, string>) {
  const response = await loader(at(`/suggestions?${new URLSearchParams(fields)}`));
  const html = await response.text();
  const links = [...html.matchAll(/<a([^>]*)href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, before = "", path = "", text = ""]) => ({
      isOption: before.includes("tabindex"),
      path,
      text: text.replace(/<[^>]*>/g, ""),
    }),
  );
  const options = links.filter(({ isOption }) => isOption).map(({ path, text }) => ({ path, text }));
  return {
    ...{ response, html, options },
    foods: options.filter(({ path }) => path.startsWith("/aliments/")),
    questions: options.filter(({ path }) => path.startsWith("/question/")),
    calls: links.filter(({ isOption }) => !isOption).map(({ path }) => path),
    title: /<strong>(.*?)<\/strong>/.exec(html)?.[1] ?? null,
  };
}
const typed = (text: string) => suggest({ q: text });

describe("suggestions", () => {
  it("suggestions contain the question whose words are typed, even if the last word is incomplete", async () => {
    const { questions, response } = await typed(samples.question.question.slice(0, -3));
    expect(questions[0]).toEqual({ text: samples.question.question, path: samplePaths.question });
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=60");
  });

  it.each(contents.urgences.cards)(
    "a term about an emergency shows emergency numbers: $key",
    async (card) => {
      const [sample = ""] = contents.urgentSamples.plain[card.key] ?? [];
      const { title, calls } = await typed(sample);
      expect(title).toBe(card.title);
      expect(calls.map((href) => href.replace(/^tel:(\+33)?/, ""))).toEqual([
        ...card.numbers.map(({ number }) => number.replace(/\D/g, "").replace(/^0(?=\d{9})/, "")),
        "sms:114",
      ]);
      expect((await typed(samples.question.question.slice(0, -3))).title).toBeNull();
    },
  );

  it("returns at most eight suggestions, at most three of them foods", async () => {
    const { questions, foods } = await typed("co");
    expect(questions.length + foods.length).toBe(8);
    expect(foods).toHaveLength(3);
  });

  it("a food and a person show the verdict first, with a link to the food for this person", async () => {
    const { options } = await typed("saumon fumé enceinte");
    expect(options[0]?.text).toMatch(/saumon fumé.*, enceinte À éviter$/i);
    expect(options[0]?.path).toMatch(/^\/aliments\/\d+-.*\?pour=enceinte$/);
    expect(options.length).toBeLessThanOrEqual(8);
    expect((await typed("saumon fumé")).options[0]?.path).not.toContain("pour=");
    expect((await typed("saumon fumé enc")).options[0]).toEqual(options[0]);
    expect((await typed("foie gra")).html).not.toContain("pour=");
  });

  it("the look-up form suggests only foods, for the chosen person", async () => {
    const { options, foods } = await suggest({ aliment: "reblo", pour: "enceinte" });
    expect(options[0]?.text).toMatch(/reblochon/i);
    expect(options[0]?.path).toMatch(/^\/aliments\/\d+-.*\?pour=enceinte$/);
    expect(options).toEqual(foods);
    expect((await suggest({ aliment: "reblo", pour: '"><b>' })).html).not.toContain("<b>");
  });

  it("announces the number of suggestions", async () => {
    expect((await typed("co")).html).toContain("8 propositions, flèches haut et bas pour choisir");
    expect((await typed("zzzz")).html).toContain("Aucune proposition");
  });

  it("foods are suggested by name and by synonym; those that begin with the term before questions", async () => {
    const { options } = await typed("brie");
    expect(options[0]?.text).toMatch(/brie.* Aliment$/);
    expect((await typed("lait cru")).options.at(-1)?.path).toMatch(/^\/aliments\//);
    expect((await typed("saint-nect")).foods.length).toBeGreaterThan(0);
  });

  it("a short complete word does not suggest longer words", async () => {
    const { questions, foods } = await typed("fer");
    expect(questions.length).toBeGreaterThan(0);
    expect([...questions, ...foods].filter(({ text }) => !/\bfer\b/i.test(text))).toEqual([]);
  });

  it("a term of more than 200 characters is cut, and an emergency in its tail still counts", async () => {
    const { question } = samples.question;
    const { questions, calls, response } = await typed(`${question} ${" et".repeat(100)} mon bébé s’étouffe`);
    expect(response.status).toBe(200);
    expect(questions[0]?.text).toBe(question);
    expect(calls[0]).toBe("tel:15");
  });
});
