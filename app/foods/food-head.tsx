import { Illustration } from "~/shell/illustration";
import type { Food } from "./food";
import { familyIllustration } from "./food-illustrations";

const MOST_SYNONYMS = 6;

export function FoodHead({
  food: { name, family, synonyms },
}: {
  food: Pick<Food, "name" | "family" | "synonyms">;
}) {
  return (
    <header className="food-head">
      <span className="food-tile">
        <Illustration of={familyIllustration(family)} />
      </span>
      <div>
        <h1 tabIndex={-1}>{name}</h1>
        {synonyms.length > 0 && <p>Aussi&#8239;: {synonyms.slice(0, MOST_SYNONYMS).join(", ")}</p>}
      </div>
    </header>
  );
}
