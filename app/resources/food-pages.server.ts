import { findStorageRules, listSituations } from "~/data/food/foods.server";
import { listNutrients, nutrientsReviewedOn } from "~/data/nutrient/composition.server";
import { nutrientPath, NUTRIENTS_PATH } from "~/domain/nutrient/nutrient";
import { NUTRIENTS_TITLE, nutrientTitle } from "~/domain/nutrient/nutrient-words";
import { FOODS_PATH, type Food } from "~/domain/food/food";
import { listTitle } from "~/domain/food/food-words";
import { inMonth, MONTH_SLUGS, monthPath, SEASONS_PATH } from "~/domain/food/season";
import { situationPath } from "~/domain/food/situation";
import { STORAGE_PATH } from "~/domain/food/storage";
import type { SitePage } from "~/domain/site/site-plan";
import { latestDay } from "./site-map-xml";

/** The pages about foods, storage and seasons, with the day of their last change. */
export function listFoodPages(foods: Food[]): SitePage[] {
  const newest = latestDay(foods.map(({ reviewedOn }) => reviewedOn));
  const page = (path: string, title: string, changedOn: string | null): SitePage => ({
    kind: "food",
    path,
    title,
    changedOn,
  });
  return [
    page(FOODS_PATH, "Puis-je en manger\u202f?", newest),
    ...listSituations().map((situation) => page(situationPath(situation.key), listTitle(situation), newest)),
    page(STORAGE_PATH, "Combien de temps ça se garde\u202f?", findStorageRules().reviewedOn),
    page(NUTRIENTS_PATH, NUTRIENTS_TITLE, nutrientsReviewedOn()),
    ...listNutrients().map((nutrient) =>
      page(nutrientPath(nutrient.slug), nutrientTitle(nutrient), nutrientsReviewedOn()),
    ),
    page(SEASONS_PATH, "Fruits et légumes de saison", null),
    ...MONTH_SLUGS.map((_slug, place) =>
      page(monthPath(place + 1), `Fruits et légumes de saison ${inMonth(place + 1)}`, null),
    ),
    ...foods.map(({ path, name, reviewedOn }) => page(path, name, reviewedOn)),
  ];
}
