import { VerdictText } from "~/foods/look-up/verdict-card";
import type { JudgedFood } from "~/foods/naming/food-result";
import { alsoLines, verdictHeading } from "./food-words";
import { type Situation, situationPath, warningFor, withSituation } from "~/foods/look-up/situation";
import { MoreLink } from "./more-link";

type Props = JudgedFood & { situation: Situation };

export function FoodCard({ food, advice, situation }: Props) {
  const { name, path, replacement } = food;
  const { verdict, likeOthers } = advice;
  const warning = warningFor(food, situation);
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className={`food-${verdict ?? "inconnu"} max-w-3xl`}>
      <div className="food-card">
        <VerdictText
          heading={
            <h2>
              <span className="block font-sans text-base font-semibold tracking-normal text-ink">{name}</span>{" "}
              {verdictHeading(advice, situation)}
            </h2>
          }
          advice={advice}
          notes={[...alsoLines(advice), ...(likeOthers ? [likeOthers] : [])]}
          replacement={verdict === "eviter" ? replacement : null}
        />
        {warning && <p className="food-warned">{warning}</p>}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <MoreLink to={withSituation(path, situation.key)}>Voir pour une autre personne</MoreLink>
        <MoreLink to={situationPath(situation.key)}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}
