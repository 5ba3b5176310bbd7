import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { pageTile } from "~/shell/illustration";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/notice";
import { listComposition } from "~/foods/nutrients/composition.server";
import { lowered } from "~/foods/food-words";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import {
  FOR_PREGNANT,
  NUTRIENT_GROUPS,
  nutrientPath,
  NUTRIENTS_PATH,
  NUTRIENTS_TITLE,
  rankFoods,
} from "~/foods/nutrients/nutrient";
import { compiled } from "~/server/compiled/compiled.server";
import { seo } from "~/shell/head/seo";

const DESCRIPTION =
  "Fer, calcium, fibres, vitamines…\u202f: les aliments qui en apportent le plus par portion habituelle, chiffres de l’Anses, pour tous, végétariens ou enceintes.";

export const meta: MetaFunction = (place) => seo({ title: NUTRIENTS_TITLE, description: DESCRIPTION }, place);

export async function loader() {
  const foods = await listComposition();
  return compiled().contents.nutrition.nutrients.map((nutrient) => ({
    ...{ slug: nutrient.slug, name: nutrient.name, group: nutrient.group },
    first: rankFoods(nutrient, foods, FOR_PREGNANT).ranked.slice(0, 3),
  }));
}

export default function NutrientsPage() {
  const nutrients = useLoaderData<typeof loader>();
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <Breadcrumb tile={pageTile(NUTRIENTS_PATH)} here={{ name: NUTRIENTS_TITLE, path: NUTRIENTS_PATH }} />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {NUTRIENTS_TITLE}
      </h1>
      <p className="nutrient-sentence">{DESCRIPTION}</p>
      <div className="nutrient-groups">
        {Object.entries(NUTRIENT_GROUPS).map(([key, title]) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key} className="flex items-center gap-2 border-b border-line pb-2 text-2xl">
              {key === "limiter" && <VerdictMark verdict="limiter" />}
              {title}
            </h2>
            <ul className="food-rows">
              {nutrients
                .filter(({ group }) => group === key)
                .map(({ slug, name, first }) => (
                  <li key={slug}>
                    <Link to={nutrientPath(slug)}>
                      <b>{name}</b>
                      <span>{first.map((food) => lowered(food.name)).join(", ")}</span>
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <MedicalNote className="hidden print:block" />
    </div>
  );
}
