import { Link } from "@remix-run/react";
import { ChevronDown } from "~/shell/icon/icons";
import { Illustration } from "~/shell/illustration";
import type { FoodLink } from "./food";
import type { ListedFamily } from "~/foods/look-up/food-list";
import { familyIllustration } from "./food-illustrations";

/** A folded list of the foods in each family. */
export function FoodFamilies({ families }: { families: ListedFamily[] }) {
  return (
    <div className="food-families">
      {families.map(({ slug, name, foods }) => (
        <details key={slug}>
          <summary>
            <span className="food-tile">
              <Illustration of={familyIllustration(slug)} />
            </span>
            <b>{name}</b>
            <span>{foods.length}</span>
            <ChevronDown aria-hidden className="size-5" />
          </summary>
          <FoodLinks foods={foods} />
        </details>
      ))}
    </div>
  );
}

/** All foods from A to Z. A letter without foods is not a link. */
export function FoodLetters({ letters }: { letters: { letter: string; foods: FoodLink[] }[] }) {
  return (
    <>
      <nav aria-label="Lettres">
        <ul className="food-letters">
          {letters.map(({ letter, foods }) => (
            <li key={letter}>
              {foods.length > 0 ? <a href={`#lettre-${letter}`}>{letter}</a> : <span>{letter}</span>}
            </li>
          ))}
        </ul>
      </nav>
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
    </>
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
