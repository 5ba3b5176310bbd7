import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { EVERYONE, withSituation } from "~/foods/look-up/situation";

type Props = { foods: { name: string; path: string | null }[]; situation?: string };

export function LinkedNames({ foods, situation = EVERYONE }: Props) {
  return foods.map(({ name, path }, place) => (
    <Fragment key={name}>
      {place > 0 && "\u00a0· "}
      {path === null ? (
        name
      ) : (
        <Link to={withSituation(path, situation)} className="food-name">
          {name}
        </Link>
      )}
    </Fragment>
  ));
}
