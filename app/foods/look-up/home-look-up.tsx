import { Link } from "@remix-run/react";
import { type Food, FOODS_PATH, FOODS_TITLE } from "~/foods/food";
import { lowered } from "~/foods/food-words";
import { Icon } from "~/shell/icon/icon";
import { Illustration, pageTile } from "~/shell/illustration";
import { TitleText } from "~/shell/title-text";
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
    <section
      aria-labelledby="aliments"
      className="relative rounded-panel bg-secondary-tint px-5 py-2 md:col-span-full md:pt-5 md:pb-3 lg:px-6"
    >
      <h2 id="aliments" className="text-xl md:text-2xl lg:text-[1.7rem]">
        <Link to={FOODS_PATH} className="group flex min-h-13 items-center gap-3 py-1 md:min-h-0 md:py-0">
          <Illustration of={pageTile(FOODS_PATH).of} className="max-w-12 md:hidden @max-[17rem]:hidden" />
          <span className="grow group-hover:underline">
            <TitleText>{FOODS_TITLE}</TitleText>
          </span>
          <Icon name="arrow-right" className="size-5 shrink-0 md:hidden" />
        </Link>
      </h2>
      <LookUpForm
        situations={situations}
        className="mt-3 mb-3.5 grid grid-cols-[1fr_1fr_auto] items-end gap-3 max-md:hidden lg:grid-cols-2 lg:*:last:col-span-full"
      />
      <ul className="verdict-examples">
        {examples.map(({ name, person, path, verdict }) => (
          <li key={path}>
            <Link to={path}>
              <VerdictMark verdict={verdict} className="size-6" />
              <p>
                <span>
                  <b>{name}</b> <small>{lowered(person)}</small>
                </span>
                <VerdictWord verdict={verdict} />
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
