import type { JudgedFood } from "~/foods/naming/food-result";
import { alsoLines, ended, inheritance, raised, verdictHeading } from "./food-words";
import { type Situation, situationPath, warningFor, withSituation } from "~/foods/look-up/situation";
import { MoreLink } from "./more-link";
import { VerdictMark } from "~/foods/look-up/verdict-mark";

type Props = JudgedFood & { situation: Situation };

export function FoodCard({ food, advice, situation }: Props) {
  const { name, path, replacement } = food;
  const { verdict, condition, reason } = advice;
  const inherited = inheritance(food, advice);
  const warning = warningFor(food, situation);
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className={`food-${verdict ?? "inconnu"} max-w-3xl`}>
      <div className="food-card">
        <div className="food-card-head">
          <VerdictMark verdict={verdict} className="" />
          <h2>
            <span className="block font-sans text-base font-semibold tracking-normal text-ink">{name}</span>{" "}
            {verdictHeading(advice, situation)}
          </h2>
        </div>
        {condition && <p className="food-condition">{ended(raised(condition))}</p>}
        <p className="food-reason">{ended(raised(reason))}</p>
        {[...alsoLines(advice), ...(inherited ? [inherited] : [])].map((note) => (
          <p key={note}>{ended(note)}</p>
        ))}
        {replacement && verdict === "eviter" && (
          <p className="food-instead">
            <span>À la place</span> <strong>{raised(replacement)}</strong>
          </p>
        )}
        {warning && <p className="food-warned">{warning}</p>}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <MoreLink to={withSituation(path, situation.key)}>Voir pour une autre personne</MoreLink>
        <MoreLink to={situationPath(situation.key)}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}
