import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";
import { loader } from "~/routes/machine-files";
import { at } from "../support/at";
import { contents } from "../support/contents";

const about = z.object({
  titre: z.string(),
  adresse: z.string().url(),
  version: z.string().regex(/^[\da-f]{12}$/),
  date: z.string().date(),
  licence: z.string().min(10),
  precaution: z.string().min(10),
  sources: z.array(
    z.object({
      titre: z.string(),
      editeur: z.string(),
      annee: z.string().nullable(),
      adresse: z.string().url().nullable(),
    }),
  ),
});
const places = z.array(z.number().int().min(0)).min(1);
const verdicts = z.enum(["eviter", "limiter", "oui-si", "oui", "rien"]).nullable();
const rule = { pour: z.string(), condition: z.string().nullable(), raison: z.string(), sources: places };
const food = { id: z.number(), cle: z.string(), nom: z.string(), adresse: z.string().url() };
const foodsFile = about.extend({
  situations: z.array(z.object({ cle: z.string(), nom: z.string(), definition: z.string() })),
  aliments: z.array(
    z.object({
      ...{ ...food, alertes: z.array(z.string()), relu_le: z.string().date() },
      conseils: z.array(z.object({ ...rule, verdict: verdicts })),
    }),
  ),
  composition: z.object({
    licence: z.string(),
    nutriments: z.array(z.object({ cle: z.string(), unite: z.string(), repere: z.number() })),
    aliments: z.array(z.object({ cle: z.string(), pour_100_g: z.record(z.union([z.number(), z.string()])) })),
  }),
});
const storageFile = about.extend({
  conservation: z.array(z.object({ id: z.number(), nom: z.string(), sources: places })),
});

describe("open data", () => {
  it("aliments.json has every food, rule and source, and every value of the composition table with its licence", async () => {
    const response = await loader(at("/aliments.json"));
    const data = foodsFile.parse(await response.json());
    const { composition } = data;
    expect(composition.licence).toContain("Etalab 2.0");
    expect(composition.nutriments.map(({ cle }) => cle)).toEqual(
      contents.nutrition.nutrients.map(({ key }) => key),
    );
    const amounts = composition.aliments.map(({ cle, pour_100_g: own }) => [cle, own]);
    expect(Object.fromEntries(amounts)).toEqual(
      Object.fromEntries(contents.composition.map(({ key, amounts: own }) => [key, own])),
    );
    expect(response.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(response.headers.get("Cache-Control")).toBe(PAGE_CACHE);
    expect(data.situations).toHaveLength(contents.situations.length);
    expect(data.aliments).toHaveLength(contents.foods.length);
    const rules = data.aliments.flatMap(({ conseils }) => conseils);
    expect(rules).toHaveLength(contents.foods.length * contents.situations.length);
    for (const { sources } of rules) expect(Math.max(...sources)).toBeLessThan(data.sources.length);
    expect(data.aliments.map(({ cle, alertes }) => [cle, alertes]).sort()).toEqual(
      contents.foods.map(({ key, alerts }) => [key, alerts]).sort(),
    );
    const [first] = contents.foods;
    const written = data.aliments.find(({ id }) => id === first?.id);
    expect(written).toMatchObject({ cle: first?.key, nom: first?.name });
    const [own] = first?.rules ?? [];
    const advice = written?.conseils.find(({ pour }) => pour === own?.situation);
    const titles = advice?.sources.map((place) => data.sources[place]?.titre);
    expect(titles).toEqual(expect.arrayContaining(own?.sources.map(({ title }) => title) ?? []));
  });

  it("conservation.json has every duration and source", async () => {
    const data = storageFile.parse(await (await loader(at("/conservation.json"))).json());
    expect(data.conservation).toHaveLength(contents.storages.length);
    for (const { sources } of data.conservation)
      expect(Math.max(...sources)).toBeLessThan(data.sources.length);
  });
});
