import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { MedicalNote } from "~/shell/frame/medical-note";
import { listComposition, nutrition } from "~/foods/nutrients/composition.server";
import { lowered } from "~/foods/food-words";
import {
  FOR_PREGNANT,
  NUTRIENT_GROUPS,
  nutrientPath,
  NUTRIENTS_PATH,
  NUTRIENTS_TITLE,
  rankFoods,
} from "~/foods/nutrients/nutrient";
import { seo } from "~/shell/head/seo";

export const meta: MetaFunction = (place) =>
  seo(
    {
      title: NUTRIENTS_TITLE,
      description:
        "Fer, calcium, fibres, vitamines… : les aliments qui en apportent le plus par portion habituelle, chiffres de l’Anses, pour tous, végétariens ou enceintes.",
    },
    place,
  );

export async function loader() {
  const foods = await listComposition();
  return {
    groups: Object.entries(NUTRIENT_GROUPS).map(([key, title]) => ({
      ...{ key, title },
      nutrients: nutrition()
        .nutrients.filter(({ group }) => group === key)
        .map((nutrient) => ({
          ...{ slug: nutrient.slug, name: nutrient.name },
          first: rankFoods(nutrient, foods, FOR_PREGNANT).ranked.slice(0, 3),
        })),
    })),
  };
}

export default function NutrientsPage() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <div className="wrap nutrient-page pt-2 pb-4 md:py-8">
      <Breadcrumb
        tile={{ of: "quiz-4", tint: "accent" }}
        here={{ name: NUTRIENTS_TITLE, path: NUTRIENTS_PATH }}
      />
      <h1 tabIndex={-1} className="text-3xl sm:text-4xl">
        {NUTRIENTS_TITLE}
      </h1>
      <p className="nutrient-sentence">
        Choisissez un nutriment&#8239;: les aliments qui en apportent le plus, par portion habituelle, selon
        la table de l’Anses de 2025.
      </p>
      {groups.map(({ key, title, nutrients }) => (
        <section key={key} aria-labelledby={key} className="mt-10">
          <h2 id={key} className="mb-4 text-2xl">
            {title}
          </h2>
          <ul className="nutrient-list">
            {nutrients.map(({ slug, name, first }) => (
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
      <MedicalNote className="mt-10" />
    </div>
  );
}
