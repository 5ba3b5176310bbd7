import { findStorageRules, listSituations } from "~/foods/foods.server";
import { listNutrients, nutrientsReviewedOn } from "~/foods/nutrients/composition.server";
import { nutrientPath, NUTRIENTS_PATH } from "~/foods/nutrients/nutrient";
import { NUTRIENTS_TITLE, nutrientTitle } from "~/foods/nutrients/nutrient-words";
import { FOODS_PATH, type Food } from "~/foods/food";
import { listTitle } from "~/foods/food-words";
import { inMonth, MONTH_SLUGS, monthPath, SEASONS_PATH } from "~/foods/seasons/season";
import { situationPath } from "~/foods/look-up/situation";
import { STORAGE_PATH } from "~/foods/storage/storage";
import type { SitePage } from "~/pages/site-plan-groups";
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
