import { Link } from "@remix-run/react";
import type { Food } from "~/foods/food";
import { lowered } from "~/foods/food-words";
import { adviceFor } from "./advice";
import { type Situation, withSituation } from "./situation";
import { LookUpForm } from "./look-up-form";
import { VerdictMark, VerdictWord } from "./verdict-mark";

/** The pairs that the home page shows: the key of a food, a short name for it, and the key of a situation. */
const EXAMPLES = [
  { food: "camembert-lait-cru", name: "Brie", situation: "enceinte" },
  { food: "fromage-pate-pressee-cuite", name: "Comté", situation: "enceinte" },
  { food: "miel", name: "Miel", situation: "bebe-6-12-mois" },
  { food: "thon-en-boite", name: "Thon en boîte", situation: "enceinte" },
];

export function verdictExamples(foods: readonly Food[], situations: readonly Situation[]) {
  return EXAMPLES.flatMap(({ name, ...wanted }) => {
    const food = foods.find(({ key }) => key === wanted.food);
    const situation = situations.find(({ key }) => key === wanted.situation);
    const verdict = food && situation && adviceFor(food, situation).verdict;
    return food && situation && verdict
      ? [{ name, person: situation.title, path: withSituation(food.path, situation.key), verdict }]
      : [];
  });
}

export function LookUpPanel({
  situations,
  examples,
}: {
  situations: Pick<Situation, "key" | "name">[];
  examples: ReturnType<typeof verdictExamples>;
}) {
  return (
    <section aria-labelledby="aliments" className="rounded-[1.75rem] bg-secondary-tint p-6">
      <h2 id="aliments" className="text-[1.7rem]">
        Puis-je en manger&#8239;?
      </h2>
      <LookUpForm
        situations={situations}
        className="mt-3 grid grid-cols-2 items-end gap-3 *:last:col-span-full"
      />
      <VerdictExamples examples={examples} />
    </section>
  );
}

export function VerdictExamples({ examples }: { examples: ReturnType<typeof verdictExamples> }) {
  return (
    <ul className="verdict-examples">
      {examples.map(({ name, person, path, verdict }) => (
        <li key={path}>
          <Link to={path}>
            <VerdictMark verdict={verdict} className="size-6" />
            <p>
              <b>{name}</b> <small>{lowered(person)}</small>
            </p>
            <span className="max-lg:sr-only">
              <VerdictWord verdict={verdict} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
