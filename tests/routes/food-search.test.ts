import { describe, expect, it } from "vitest";
import { adviceFor } from "../../app/foods/look-up/advice";
import type { FoodResult } from "../../app/foods/naming/food-result";
import { loader as openFoods } from "../../app/routes/foods";
import { loader } from "../../app/routes/search";
import { loader as openStorage } from "../../app/routes/storage";
import { at } from "../support/at";
import { contents, situationOf } from "../support/contents";
import { findUrgentCard } from "../../app/search/urgent/urgent-card.server";

let visitors = 0;
async function load(query: string) {
  visitors += 1;
  const headers = { "x-faqalim-client-address": `10.2.${visitors >> 8}.${visitors & 255}` };
  return loader(at(`/recherche?${new URLSearchParams({ q: query })}`, {}, headers));
}
const foodOf = async (query: string): Promise<FoodResult | null> => (await load(query)).data.food;

describe("a search that names a food and a person", () => {
  it("shows the food's verdict for the situation", async () => {
    expect(await foodOf("saumon fumé enceinte")).toMatchObject({
      ...{ kind: "verdict", situation: { key: "enceinte" } },
      foods: [{ food: { key: "poisson-fume" }, advice: { verdict: "eviter" } }],
    });
  });

  it("shows one card if several foods have the name, the strictest, and links to the others", async () => {
    expect(await foodOf("brie enceinte")).toMatchObject({
      kind: "verdict",
      foods: [{ advice: { verdict: "eviter" } }, { food: { name: expect.stringContaining("pasteurisé") } }],
    });
  });

  it.each(["saumon enceinte", "suis enceinte, du saumon ?"])(
    "shows the choice if the foods of a name have different verdicts: %s",
    async (term) => {
      const result = await foodOf(term);
      expect(result).toMatchObject({ kind: "choice", name: "saumon", situation: { key: "enceinte" } });
      const verdicts = result?.kind === "choice" ? result.foods.map(({ advice }) => advice.verdict) : [];
      expect(verdicts).toHaveLength(3);
      expect(verdicts[0]).toBe("eviter");
    },
  );

  it("never shows yes without a rule", async () => {
    const pregnant = situationOf("enceinte");
    let shown = 0;
    for (const food of contents.foods.filter(({ id }) => id % 8 === 0)) {
      const result = await foodOf(`${food.name} enceinte`);
      if (result?.kind !== "verdict") continue;
      for (const { food: shownFood, advice } of result.foods)
        expect(advice.verdict, shownFood.name).toBe(adviceFor(shownFood, pregnant).verdict);
      shown += 1;
    }
    expect(shown).toBeGreaterThan(5);
  });
});

describe("a search that names a person alone", () => {
  it.each([
    "enceinte",
    "liste enceinte",
    "aliments interdits grossesse",
    "que manger enceinte",
    "enceinte de 7 mois",
    "femme enceinte aliments à éviter",
  ])("shows the person’s list: %s", async (term) => {
    expect(await foodOf(term)).toMatchObject({ kind: "list", persons: [{ key: "enceinte" }] });
  });

  it.each([
    "poids enceinte",
    "fièvre enceinte",
    "mon fils de 3 ans ne mange que des pâtes",
    "liste",
    "aliments",
  ])("shows no list if the term says something else: %s", async (term) => {
    expect((await foodOf(term))?.kind).not.toBe("list");
  });
});

describe("a search that names only foods", () => {
  it.each(["lait", "reblochon", "puis-je manger du brie", "jambon blanc"])(
    "shows links to the foods that have this whole name, and no card: %s",
    async (term) => expect((await foodOf(term))?.kind).toBe("foods"),
  );

  it("« pain » shows neither honey nor a terrine of vegetables", async () => {
    expect(await foodOf("pain")).toMatchObject({
      foods: [{ food: { name: expect.stringMatching(/^Pain/) } }],
    });
  });
});

it("a search that names a person and a broad name shows the choice of foods, and no card", async () => {
  expect(await foodOf("fromage enceinte")).toMatchObject({ kind: "choice", name: "fromage" });
});

describe("the look-up of a name", () => {
  const open = async (query: Record<string, string>) => {
    const response = await openFoods(at(`/aliments?${new URLSearchParams(query)}`));
    return "data" in response ? response.data.found?.kind : response.headers.get("Location");
  };

  it("hears the person that is typed with it, unless another is chosen", async () => {
    const pour = "tout-le-monde";
    expect(await open({ aliment: "puis-je manger du tarama enceinte ?", pour })).toMatch(
      /tarama\?pour=enceinte$/,
    );
    expect(await open({ aliment: "tarama enceinte", pour: "diabete" })).toMatch(/tarama\?pour=diabete$/);
    expect(await open({ aliment: "tarama", pour })).toMatch(/tarama$/);
  });

  it("finds how long a food keeps by a whole question", async () => {
    const aliment = "combien de jours se garde le riz cuit ouvert";
    const page = await openStorage(at(`/conservation?${new URLSearchParams({ aliment })}`));
    expect("data" in page && page.data.view).toMatchObject({
      place: null,
      shown: [{ name: "Riz cuit" }],
    });
  });
});

it("in an emergency, only « à éviter » is shown below the numbers to call", async () => {
  const urgent = Object.values(contents.urgentSamples.heldOut)
    .flat()
    .filter((term) => findUrgentCard(term));
  for (const term of urgent.filter((_, place) => place % 5 === 0)) {
    const result = await foodOf(term);
    if (!result) continue;
    expect(["verdict", "foods"], term).toContain(result.kind);
    const foods = "foods" in result ? result.foods : [];
    for (const { advice } of foods) expect(advice.verdict, term).toBe("eviter");
  }
});
