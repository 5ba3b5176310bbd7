import { Link } from "@remix-run/react";
import { Fold } from "~/shell/fold";
import { Illustration } from "~/shell/illustration";
import type { FoodLink } from "./food";
import type { ListedFamily } from "~/foods/look-up/food-list";
import { familyIllustration } from "./food-illustrations";

/** A folded list of the foods in each family. */
export function FoodFamilies({ families }: { families: ListedFamily[] }) {
  return (
    <div className="food-families">
      {families.map(({ slug, name, foods }) => (
        <Fold
          key={slug}
          summary={
            <>
              <span className="food-tile">
                <Illustration of={familyIllustration(slug)} />
              </span>
              <b>{name}</b> <small>{foods.length}</small>
            </>
          }
        >
          <FoodLinks foods={foods} />
        </Fold>
      ))}
    </div>
  );
}

/** All foods from A to Z. */
export function FoodLetters({ letters }: { letters: { letter: string; foods: FoodLink[] }[] }) {
  return (
    <div className="food-columns">
      {letters
        .filter(({ foods }) => foods.length > 0)
        .map(({ letter, foods }) => (
          <section key={letter} aria-labelledby={`lettre-${letter}`}>
            <h3 id={`lettre-${letter}`}>{letter}</h3>
            <FoodLinks foods={foods} />
          </section>
        ))}
    </div>
  );
}

function FoodLinks({ foods }: { foods: FoodLink[] }) {
  return (
    <ul className="food-rows">
      {foods.map(({ id, name, path }) => (
        <li key={id}>
          <Link to={path}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
