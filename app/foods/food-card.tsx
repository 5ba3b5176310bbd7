import type { VerdictCard } from "~/foods/naming/food-result";
import { ended, raised, verdictHeading } from "./food-words";
import { MoreLink } from "./more-link";
import { VerdictMark } from "~/foods/look-up/verdict-mark";

export function FoodCard({ card }: { card: VerdictCard }) {
  const { name, path, situation, advice, notes, replacement, warning, listPath } = card;
  const { verdict, condition, reason } = advice;
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
        {notes.map((note) => (
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
        <MoreLink to={path}>Voir pour une autre personne</MoreLink>
        <MoreLink to={listPath}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}
