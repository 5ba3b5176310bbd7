import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { type broughtBy, nutrientPath, NUTRIENTS_PATH } from "./nutrient";

type Props = { brought: NonNullable<ReturnType<typeof broughtBy>> };

export function FoodNutrients({ brought: { example, portion, isOneOf, lines } }: Props) {
  return (
    <Fold
      className="mt-apart"
      summary={
        <h2 className="text-xl">
          Ce que ça apporte <small>{lines.map(({ name }) => name).join(", ")}</small>
        </h2>
      }
    >
      <p>
        {isOneOf && <>Par exemple&#8239;: </>}
        <strong>{example}</strong>, {portion}. En pourcentage du repère des étiquettes ou, pour les fibres et
        les oméga-3, de celui de leur page.
      </p>
      <ul className="food-rows mt-3">
        {lines.map(({ slug, name, amount, share, isLimited }) => (
          <li key={slug}>
            <Link to={nutrientPath(slug)}>
              <b>
                {name}&#8239;: {amount}
              </b>
              <span>{isLimited ? `${share}, à limiter` : share}</span>
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
