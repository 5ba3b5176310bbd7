import { Check } from "~/shell/icon/icons";
import type { VerdictCard } from "~/foods/naming/food-result";
import { ended, raised, verdictHeading } from "./food-words";
import { MoreLink } from "./more-link";
import { VerdictMark } from "~/foods/look-up/verdict-mark";

export function FoodCard({ card }: { card: VerdictCard }) {
  const { name, path, situation, advice, notes, replacement, warning, listPath } = card;
  const { verdict, condition, reason } = advice;
  return (
    <section
      aria-label={"Puis-je en manger\u202f?"}
      className={`food-${verdict ?? "inconnu"} mt-6 max-w-3xl`}
    >
      <div className="rounded-card border border-[var(--edge,transparent)] bg-[var(--tint)] p-5 md:p-6">
        <div className="flex items-center gap-4">
          <VerdictMark verdict={verdict} className="h-14" />
          <h2>
            <span className="block font-sans text-base font-semibold tracking-normal">{name}</span>{" "}
            <span className="block text-2xl leading-tight text-[var(--tone)]">
              {verdictHeading(advice, situation)}
            </span>
          </h2>
        </div>
        <div className="mt-4 text-lg">
          {condition && <p className="font-semibold">{ended(raised(condition))}</p>}
          <p>{ended(raised(reason))}</p>
          {notes.map((note) => (
            <p key={note} className="text-base">
              {ended(note)}
            </p>
          ))}
        </div>
        {replacement && verdict === "eviter" && (
          <p className="mt-4 flex items-center gap-4 rounded-[.9rem] bg-card px-4 py-3">
            <Check aria-hidden className="size-8 shrink-0 text-secondary" />
            <span>
              <span className="block text-sm text-muted">À la place</span>{" "}
              <strong>{raised(replacement)}</strong>
            </span>
          </p>
        )}
        {warning && <p className="mt-4 text-sm">{warning}</p>}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <MoreLink to={path}>Voir pour une autre personne</MoreLink>
        <MoreLink to={listPath}>{`${situation.title}\u202f: la liste`}</MoreLink>
      </p>
    </section>
  );
}
