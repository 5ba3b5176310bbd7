import { Link } from "@remix-run/react";
import { Printer } from "~/shell/icon/icons";
import type { NextLink } from "~/shell/article/find-next-step";
import { ReadNext } from "~/shell/article/read-next";
import { isEveryone } from "~/foods/look-up/food-list";
import { FOODS_PATH } from "./food";
import { type Situation, situationPath } from "~/foods/look-up/situation";

/** The list of the chosen person, and further reading, beside a food. */
export function FoodAside({ situation, next }: { situation: Situation; next: NextLink[] }) {
  return (
    <div className="food-aside">
      {isEveryone(situation) ? (
        <Link to={FOODS_PATH} className="button button-quiet">
          Chercher un autre aliment
        </Link>
      ) : (
        <Link to={situationPath(situation.key)} className="button button-quiet">
          <Printer aria-hidden className="size-5" />
          {situation.title}&#8239;: toute la liste
        </Link>
      )}
      <ReadNext links={next} className="mt-5" />
    </div>
  );
}
