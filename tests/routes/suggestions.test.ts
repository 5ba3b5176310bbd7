import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loader } from "../../app/routes/suggestions";
import { contents, samplePaths, samples } from "../support/contents";

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

  it("a term of more than 200 characters is cut, and an emergency in its tail still counts", async () => {
    const { question } = samples.question;
    const { questions, urgent, response } = await typed(
      `${question} ${" et".repeat(100)} mon bébé s’étouffe`,
    );
    expect(response.status).toBe(200);
    expect(questions[0]?.question).toBe(question);
    expect(urgent?.numbers[0]?.href).toBe("tel:15");
  });
});
