import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { loader } from "../../app/routes/suggestions";
import { contents, samplePaths, samples } from "../support/contents";
import { emptyCache } from "../support/empty-cache";

beforeEach(() => {
  emptyCache();
});

const urgent = z.object({
  title: z.string(),
  call: z.string(),
  numbers: z.array(z.object({ label: z.string(), href: z.string() })),
});
const body = z.object({
  urgent: urgent.nullable(),
  verdict: z.object({ name: z.string(), path: z.string() }).nullable(),
  questions: z.array(z.object({ question: z.string(), path: z.string() })),
  foods: z.array(z.object({ name: z.string(), path: z.string() })),
});

async function suggest(query: string) {
  const request = new Request(`http://site.test/suggestions${query}`);
  const response = await loader({ request, params: {}, context: {} });
  return { response, ...body.parse(await response.json()) };
}
const typed = (text: string) => suggest(`?${new URLSearchParams({ q: text })}`);

describe("suggestions", () => {
  it("suggestions contain the question whose words are typed, even if the last word is incomplete", async () => {
    const { questions, response } = await typed(samples.question.question.slice(0, -3));
    expect(questions[0]).toEqual({ question: samples.question.question, path: samplePaths.question });
    expect(response.headers.get("Cache-Control")).toBe("private, max-age=60");
  });

  it.each(contents.urgences.cards)(
    "a term about an emergency shows emergency numbers: $key",
    async (card) => {
      const [sample = ""] = contents.urgentSamples.plain[card.key] ?? [];
      const { urgent } = await typed(sample);
      expect(urgent?.title).toBe(card.title);
      expect(urgent?.numbers.map(({ href }) => href.replace(/^tel:(\+33)?/, ""))).toEqual([
        ...card.numbers.map(({ number }) => number.replace(/\D/g, "").replace(/^0(?=\d{9})/, "")),
        "sms:114",
      ]);
      expect((await typed(samples.question.question.slice(0, -3))).urgent).toBeNull();
    },
  );

  it("returns at most eight suggestions, at most three of them foods", async () => {
    const { questions, foods } = await typed("co");
    expect(questions.length + foods.length).toBe(8);
    expect(foods).toHaveLength(3);
  });

  it("a food and a person show the verdict, with a link to the food for this person", async () => {
    const { verdict, questions, foods } = await typed("saumon fumé enceinte");
    expect(verdict?.name).toMatch(/saumon fumé.*\. Enceinte\s: à éviter/i);
    expect(verdict?.path).toMatch(/^\/aliments\/\d+-.*\?pour=enceinte$/);
    expect(1 + questions.length + foods.length).toBeLessThanOrEqual(8);
    expect((await typed("saumon fumé")).verdict).toBeNull();
  });

  it("foods are suggested by name and by synonym, after questions", async () => {
    const { foods } = await typed("reblo");
    expect(foods[0]?.name).toMatch(/reblochon/i);
    expect(foods[0]?.path).toMatch(/^\/aliments\/\d+-/);
    expect((await typed("saint-nect")).foods.length).toBeGreaterThan(0);
  });

  it("a short complete word does not suggest longer words", async () => {
    const { questions, foods } = await typed("fer");
    expect(questions.length).toBeGreaterThan(0);
    expect(
      [...questions.map(({ question }) => question), ...foods.map(({ name }) => name)].filter(
        (name) => !/\bfer\b/i.test(name),
      ),
    ).toEqual([]);
  });

  it("the food field gets at most eight foods, and no questions", async () => {
    const { questions, foods } = await suggest("?q=sa&seulement=aliments");
    expect(questions).toEqual([]);
    expect(foods.length).toBeGreaterThan(3);
    expect(foods.length).toBeLessThanOrEqual(8);
    expect((await suggest("?q=zzzz&seulement=aliments")).foods).toEqual([]);
    expect((await suggest("?q=cafe&seulement=%00")).questions.length).toBeGreaterThan(0);
  });

  it("suggestions are the best answers if no question contains the typed words", async () => {
    const { questions } = await typed("frigidaire temperature");
    expect(questions.length).toBeGreaterThan(0);
    expect(questions.length).toBeLessThanOrEqual(8);
  });

  it.each([
    ["nothing", ""],
    ["an empty term", "?q="],
    ["one letter", "?q=f"],
    ["punctuation", "?q=%3F%21%E2%80%A6"],
    ["SQL", `?q=${encodeURIComponent("'; drop table faqalim_faqs; --")}`],
    ["HTML", `?q=${encodeURIComponent("<script>kalimba(1)</script>")}`],
    ["emoji", `?q=${encodeURIComponent("🍎🥦")}`],
    ["right-to-left text", `?q=${encodeURIComponent("مرحبا بكم")}`],
    ["NUL", "?q=%00"],
    ["200 characters", `?q=${"a".repeat(200)}`],
  ])("there are no suggestions for %s", async (_name, query) => {
    const { questions, foods, response } = await suggest(query);
    expect(response.status).toBe(200);
    expect([...questions, ...foods]).toEqual([]);
  });

  it("a term of more than 200 characters is cut, and an emergency in its tail still counts", async () => {
    const { question } = samples.question;
    const { questions, urgent, response } = await typed(
      `${question} ${" et".repeat(100)} mon bébé s’étouffe`,
    );
    expect(response.status).toBe(200);
    expect(questions[0]?.question).toBe(question);
    expect(urgent?.numbers[0]?.href).toBe("tel:15");
  });

  it.each(["B₁₂", "B\u00ad12"])("%j suggests the same as « B12 »", async (term) => {
    const { questions } = await typed("B12");
    expect(questions.length).toBeGreaterThan(0);
    expect((await typed(term)).questions).toEqual(questions);
  });

  it("if a parameter is repeated, only the first counts", async () => {
    const once = await suggest("?q=fer");
    expect(once.questions.length).toBeGreaterThan(0);
    expect((await suggest("?q=fer&q=zzzz")).questions).toEqual(once.questions);
  });
});
