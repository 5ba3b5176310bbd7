import { expect, it } from "vitest";
import { z } from "zod";
import { PAGE_CACHE } from "~/server/pages/cache-control.server";
import { loader } from "~/routes/machine-files";
import { at } from "../support/at";
import { contents } from "../support/contents";

const about = z.object({
  ...{ titre: z.string(), adresse: z.string().url(), date: z.string().date() },
  version: z.string().regex(/^[\da-f]{12}$/),
  ...{ licence: z.string().min(10), precaution: z.string().min(10) },
  sources: z.array(
    z.object({ titre: z.string(), editeur: z.string(), adresse: z.string().url().nullable() }),
  ),
});
const places = z.array(z.number().int().min(0)).min(1);
const advice = z.object({
  ...{ pour: z.string(), verdict: z.enum(["eviter", "limiter", "oui-si", "oui", "rien"]).nullable() },
  ...{ condition: z.string().nullable(), raison: z.string(), sources: places },
});
const food = z.object({ cle: z.string(), adresse: z.string().url(), alertes: z.array(z.string()) });
const foodsFile = about.extend({
  aliments: z.array(food.extend({ conseils: z.array(advice) })),
  composition: z.object({
    licence: z.string(),
    nutriments: z.array(z.object({ cle: z.string(), unite: z.string(), repere: z.number() })),
    aliments: z.array(z.object({ cle: z.string(), pour_100_g: z.record(z.union([z.number(), z.string()])) })),
  }),
});
const storageFile = about.extend({ conservation: z.array(z.object({ nom: z.string(), sources: places })) });

it("aliments.json has every food, rule and source, and every value of the composition table with its licence", async () => {
  const response = await loader(at("/aliments.json"));
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": PAGE_CACHE,
  });
  const { aliments: foods, composition, sources } = foodsFile.parse(await response.json());
  expect(composition.licence).toContain("Etalab 2.0");
  expect(composition.nutriments.map(({ cle }) => cle)).toEqual(
    contents.nutrition.nutrients.map(({ key }) => key),
  );
  const amounts = composition.aliments.map(({ cle, pour_100_g: own }) => [cle, own]);
  expect(amounts.sort()).toEqual(contents.composition.map(({ key, amounts: own }) => [key, own]).sort());
  expect(foods.map(({ cle, alertes }) => [cle, alertes]).sort()).toEqual(
    contents.foods.map(({ key, alerts }) => [key, alerts]).sort(),
  );
  const persons = contents.situations.map(({ key }) => key);
  for (const { cle, conseils } of foods)
    expect(
      conseils.map(({ pour }) => pour),
      cle,
    ).toEqual(persons);
  for (const { key, rules } of contents.foods)
    for (const rule of rules) {
      const written = foods
        .find(({ cle }) => cle === key)
        ?.conseils.find(({ pour }) => pour === rule.situation);
      const titles = written?.sources.map((place) => sources[place]?.titre);
      expect(titles, `${key}, ${rule.situation}`).toEqual(expect.arrayContaining([rule.sources[0]?.title]));
    }
});

it("conservation.json has every duration and source", async () => {
  const { conservation, sources } = storageFile.parse(await (await loader(at("/conservation.json"))).json());
  expect(conservation).toHaveLength(contents.storages.length);
  for (const { sources: own } of conservation) expect(Math.max(...own)).toBeLessThan(sources.length);
});
