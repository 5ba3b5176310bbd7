import { VerdictText } from "~/foods/look-up/verdict-card";
import type { VerdictCard } from "~/foods/naming/food-result";
import { verdictHeading } from "./food-words";
import { MoreLink } from "./more-link";

export function FoodCard({ card }: { card: VerdictCard }) {
  const { name, path, situation, advice, notes, replacement, warning, listPath } = card;
  const { verdict } = advice;
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
          {...{ advice, notes }}
          replacement={verdict === "eviter" ? replacement : null}
        />
        {warning && <p className="food-warned">{warning}</p>}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <MoreLink to={path}>Voir pour une autre personne</MoreLink>
        <MoreLink to={listPath}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}
