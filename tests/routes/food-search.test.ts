import { describe, expect, it, vi } from "vitest";
import { adviceFor } from "~/domain/food/advice";
import type { FoodResult } from "~/domain/food/food-result";
import { findUrgentCard } from "~/data/site/contents.server";
import { loader } from "~/routes/search";
import { contents, one } from "../support/contents";

const misses = vi.hoisted((): { terms: string[] } => ({ terms: [] }));
vi.mock("~/data/search/search-misses.server", () => ({
  countSearchMiss: (term: string) => void misses.terms.push(term),
}));

let visitors = 0;
async function load(query: string) {
  visitors += 1;
  const headers = { "x-faqalim-client-address": `10.2.${visitors >> 8}.${visitors & 255}` };
  const request = new Request(`http://site.test/recherche?${new URLSearchParams({ q: query })}`, { headers });
  return loader({ request, params: {}, context: {} });
}
const foodOf = async (query: string): Promise<FoodResult | null> => (await load(query)).data.food;

describe("a search that names a food", () => {
  it("shows the food's verdict for the situation, with a link to the food's page", async () => {
    const food = one(
      contents.foods.filter(({ key }) => key === "poisson-fume"),
      "smoked fish",
    );
    expect(await foodOf("saumon fumé enceinte")).toMatchObject({
      kind: "verdicts",
      situation: { key: "enceinte" },
      lines: [{ path: `${food.path}?pour=enceinte`, advice: { verdict: "eviter" } }],
      listPath: "/aliments/pour/enceinte",
    });
  });

  it("shows all foods that have the name, strictest verdict first", async () => {
    const result = await foodOf("brie enceinte");
    expect(result?.lines.length).toBeGreaterThan(1);
    expect(result).toMatchObject({ lines: [{ advice: { verdict: "eviter" } }, {}] });
  });

  it.each(["ça se garde combien de temps le riz cuit", "riz cuit frigo combien de jours"])(
    "shows how long it keeps: %s",
    async (term) => {
      expect(await foodOf(term)).toMatchObject({
        kind: "storage",
        lines: [{ path: "/conservation?aliment=Riz+cuit", durations: [{ isMain: true }, {}] }],
      });
    },
  );

  it("shows how long the opened food keeps", async () => {
    const result = await foodOf("combien de temps se garde le jambon ouvert");
    expect(result?.kind).toBe("storage");
    for (const { name } of result?.lines ?? []) expect(name).toMatch(/jambon/i);
  });

  it.each([
    ["a name that the term only resembles", "saumont fumé enceinte"],
    ["a dish with the food in it", "gâteau au miel bébé 8 mois"],
    ["no food", "fer"],
    ["SQL", "'; drop table faqalim_foods; --"],
    ["HTML", "<script>alert(1)</script> enceinte"],
    ["a prototype", "__proto__ enceinte"],
  ])("shows no verdict for %s", async (_what, term) => {
    expect(await foodOf(term)).toBeNull();
  });

  it("never shows yes without a rule", async () => {
    const pregnant = one(
      contents.situations.filter(({ key }) => key === "enceinte"),
      "situation",
    );
    let shown = 0;
    for (const food of contents.foods.filter(({ id }) => id % 8 === 0)) {
      const result = await foodOf(`${food.name} enceinte`);
      for (const line of result?.kind === "verdicts" ? result.lines : []) {
        const meant = one(
          contents.foods.filter(({ id }) => id === line.id),
          line.name,
        );
        expect(line.advice.verdict, line.name).toBe(adviceFor(meant, pregnant).verdict);
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(5);
  });
});

describe("in an emergency", () => {
  it("only « à éviter » is shown below the numbers to call", async () => {
    for (const [term] of Object.values(contents.urgentSamples).filter((samples) => samples.length > 0)) {
      if (!term || !findUrgentCard(term)) continue;
      const result = await foodOf(term);
      expect(result?.kind ?? "verdicts", term).toBe("verdicts");
      for (const line of result?.lines ?? [])
        expect(line, term).toMatchObject({ advice: { verdict: "eviter" } });
    }
  });
});

describe("the counts of searches without results", () => {
  it("contain no situation, and no search that a food answers", async () => {
    misses.terms.length = 0;
    for (const term of [
      "qwxzkj enceinte",
      "qwxzkj bébé 8 mois",
      "qwxzkj de cirrhose",
      "saumon fumé enceinte",
      "riz cuit frigo combien de jours",
      "qwxzkj",
    ])
      await load(term);
    expect(misses.terms).toEqual(["qwxzkj", "qwxzkj", "qwxzkj de", "qwxzkj"]);
  });
});
