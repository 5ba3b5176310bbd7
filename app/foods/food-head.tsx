import { familyIllustration } from "./food-illustrations";
import { IllustrationTile } from "~/shell/illustration";
import { Breadcrumb } from "~/shell/frame/breadcrumb";
import { type Food, FOODS_PATH } from "./food";

const MOST_SYNONYMS = 6;

export function FoodHead({
  food: { name, path, family, synonyms },
}: {
  food: Pick<Food, "name" | "path" | "family" | "synonyms">;
}) {
  return (
    <header className="food-head">
      <div className="trail">
        <IllustrationTile of={familyIllustration(family)} tint="accent" />
        <Breadcrumb trail={[{ name: "Puis-je en manger\u202f?", path: FOODS_PATH }]} here={{ name, path }} />
      </div>
      <h1 tabIndex={-1}>{name}</h1>
      {synonyms.length > 0 && <p>Aussi&#8239;: {synonyms.slice(0, MOST_SYNONYMS).join(", ")}</p>}
    </header>
  );
}
