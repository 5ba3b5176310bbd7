import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fold } from "~/shell/fold";
import { Illustration } from "~/shell/illustration";
import type { FoodFamily, FoodLink } from "./food";
import type { ListedFamily } from "~/foods/look-up/food-list";
import { familyIllustration } from "./food-illustrations";

type FamilyProps = {
  family: FoodFamily;
  count: number;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
};

export function FamilyFold({ family: { slug, name }, count, children, ...fold }: FamilyProps) {
  return (
    <Fold
      {...fold}
      summary={
        <>
          <span className="food-tile">
            <Illustration of={familyIllustration(slug)} />
          </span>
          <h3>{name}</h3> <small>{count}</small>
        </>
      }
    >
      {children}
    </Fold>
  );
}

export function FoodFamilies({ families }: { families: ListedFamily[] }) {
  return (
    <div className="food-families">
      {families.map(({ foods, ...family }) => (
        <FamilyFold key={family.slug} family={family} count={foods.length}>
          <FoodLinks foods={foods} />
        </FamilyFold>
      ))}
    </div>
  );
}

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
