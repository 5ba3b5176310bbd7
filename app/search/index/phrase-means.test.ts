import { describe, expect, it } from "vitest";
import { PhraseMeans } from "./phrase-means";

const phrases = (...texts: string[]) => texts.map((text) => ({ text, weight: 1 }));

async function meansOf(all: Record<number, string[]>): Promise<PhraseMeans> {
  const means = new PhraseMeans();
  for (const [id, texts] of Object.entries(all)) means.add(Number(id), phrases(...texts));
  await means.finish(() => Promise.resolve());
  return means;
}

describe("PhraseMeans", () => {
  it("a term is more like the question most of whose phrases have its word than one that mentions it once", async () => {
    const scores = (
      await meansOf({
        1: ["corde de mandoline", "mandoline cassée", "mandoline neuve"],
        2: ["mandoline", "violon fendu", "archet perdu", "colophane"],
        3: ["tambour"],
      })
    ).scores("mandoline");
    expect(scores.get(1)).toBeGreaterThan(scores.get(2) ?? Infinity);
    expect(scores.has(3)).toBe(false);
  });

  it("other endings of a word share its pieces", async () => {
    const means = await meansOf({ 1: ["mandolines"], 2: ["tambour"] });
    expect([...means.scores("mandoliniste").keys()]).toEqual([1]);
  });

  it("the share of a term that a question contains counts rare pieces more, and those of many phrases", async () => {
    const means = await meansOf({
      1: ["corde de luth", "corde de mandoline", "corde neuve"],
      2: ["corde", "tambour"],
      3: ["mandoline"],
    });
    expect(means.shareOf("tambour", 1)).toBe(0);
    expect(means.shareOf("corde", 1)).toBeGreaterThan(means.shareOf("corde", 2));
    expect(means.shareOf("corde mandoline", 3)).toBeGreaterThan(means.shareOf("corde mandoline", 2));
  });

  it.each(["", "zzzz", "le de la"])("nothing is like %j", async (term) => {
    expect((await meansOf({ 1: ["mandoline"], 2: ["tambour"] })).scores(term).size).toBe(0);
  });
});
