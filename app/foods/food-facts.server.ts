import { orNull } from "~/server/backend/backend-error";
import { compiled } from "~/server/compiled/compiled.server";
import { sourcesOf } from "~/shell/article/source";
import { tellingRoots } from "~/text/words";
import type { Food } from "./food";
import { adviceTable, avoidedBy, foodDescription, foodQuestion } from "./food-words";
import { listSituations, listStorage } from "./foods.server";
import { adviceFor } from "./look-up/advice";
import { EVERYONE, type Situation } from "./look-up/situation";
import { listComposition } from "./nutrients/composition.server";
import { broughtBy } from "./nutrients/nutrient";
import { produceOf } from "./seasons/season";

/** What the site knows of a food, for a person. `isWhole` is false if the backend did not return a part of it. */
export async function findFoodFacts(food: Food, situation: Situation) {
  const [entries, composition] = await Promise.all([orNull(listStorage()), orNull(listComposition())]);
  const storages = (entries ?? []).filter(({ foods }) => foods.some((other) => other.id === food.id));
  const composed = (composition ?? []).filter((each) => each.isSameFood && each.foodKey === food.key);
  const situations = listSituations();
  const { sources, ...advice } = adviceFor(food, situation);
  const table = adviceTable(
    food,
    situations.filter(({ key }) => key !== situation.key),
  );
  const facts = {
    ...{ food, situation, advice, table, storages },
    avoidedBy: situation.key === EVERYONE && advice.verdict !== "eviter" ? avoidedBy(food, situations) : null,
    otherNames: otherNames(food),
    // Structured data contains only what the page shows.
    question: foodQuestion(food, situation),
    description: foodDescription(food, situations),
    brought: broughtBy(food.name, composed, compiled().contents.nutrition.nutrients),
    seasons: produceOf(food.name, compiled().contents.produce),
    sources: sourcesOf([{ sources }, ...food.rules, ...storages]),
  };
  return { facts, isWhole: Boolean(entries && composition) };
}

function otherNames({ name, synonyms }: Food): string[] {
  const known = new Set(tellingRoots(name));
  const isNew = (synonym: string) => {
    const roots = tellingRoots(synonym).filter((root) => !known.has(root));
    for (const root of roots) known.add(root);
    return roots.length > 0;
  };
  return synonyms.filter(isNew);
}
