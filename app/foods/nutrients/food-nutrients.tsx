import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import {
  type ComposedFood,
  type Nutrient,
  nutrientPath,
  NUTRIENTS_PATH,
  portionOf,
  roundedAmount,
  shareOf,
} from "./nutrient";
import { broughtBy, exampleOf } from "./rank-foods";

/** What a usual portion of a food has: the notable nutrients, six at most. Nothing if the table does not have this very food. */
export function FoodNutrients({
  name,
  foods,
  nutrients,
}: {
  name: string;
  foods: ComposedFood[];
  nutrients: Nutrient[];
}) {
  const food = exampleOf(name, foods);
  const brought = food ? broughtBy(food, nutrients) : [];
  if (!food || brought.length === 0) return null;
  return (
    <Fold
      className="mt-8"
      summary={
        <h2 className="text-xl sm:text-2xl">
          Ce qu’il apporte <small>{brought.map(({ nutrient }) => nutrient.name).join(", ")}</small>
        </h2>
      }
    >
      <p>
        {foods.length > 1 && <>Par exemple&#8239;: </>}
        <strong>{food.name}</strong>, {portionOf(food)}. En pourcentage du repère des étiquettes ou, pour les
        fibres et les oméga-3, de celui de leur page.
      </p>
      <ul className="food-rows mt-3">
        {brought.map(({ nutrient, amount }) => (
          <li key={nutrient.slug}>
            <Link to={nutrientPath(nutrient.slug)}>
              <b>
                {nutrient.name}&#8239;: {roundedAmount(amount, nutrient.unit)}
              </b>
              <span>
                {shareOf(amount, nutrient)}
                {nutrient.group === "limiter" && ", à limiter"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Anses, table Ciqual 2025.{" "}
        <Link to={NUTRIENTS_PATH} className="text-link">
          Tous les nutriments
        </Link>
      </p>
    </Fold>
  );
}
