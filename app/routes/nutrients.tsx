import { useLoaderData } from "@remix-run/react";
import { listComposition } from "~/foods/nutrients/composition.server";
import { FOR_PREGNANT, NAMED_FOODS, NUTRIENTS_TITLE, rankFoods } from "~/foods/nutrients/nutrient";
import { NutrientsPage } from "~/foods/nutrients/nutrient-page";
import { compiled } from "~/server/compiled/compiled.server";
import { pageMeta } from "~/shell/head/seo";

export const meta = pageMeta({
  title: NUTRIENTS_TITLE,
  description:
    "Fer, calcium, fibres, vitamines…\u202f: les aliments qui en apportent le plus par portion habituelle, chiffres de l’Anses. Avec un tri pour végétariens et femmes enceintes.",
});

export async function loader() {
  const foods = await listComposition();
  return compiled().contents.nutrition.nutrients.map((nutrient) => ({
    ...{ slug: nutrient.slug, name: nutrient.name, group: nutrient.group },
    first: rankFoods(nutrient, foods, FOR_PREGNANT).ranked.slice(0, NAMED_FOODS),
  }));
}

export default function Nutrients() {
  return <NutrientsPage nutrients={useLoaderData<typeof loader>()} />;
}
