import { Check } from "~/components/icon/icons";
import { NO_RULE } from "~/domain/food/advice";
import { VERDICT_LABELS } from "~/domain/food/food";
import type { VerdictCard } from "~/domain/food/food-result";
import { ended, lowered, raised } from "~/domain/food/food-words";
import { MoreLink } from "./more-link";
import { type AdviceKind, adviceKind, VerdictMark } from "./verdict-mark";

/** The verdict on the food that a search term names, for the person that it names. */
export function FoodCard({ card }: { card: VerdictCard }) {
  const { name, path, situation, advice, replacement, warning, listPath } = card;
  const kind = adviceKind(advice);
  const { tint, text } = COLORS[kind];
  return (
    <section aria-label={"Puis-je en manger\u202f?"} className="mt-6 max-w-3xl">
      <div className={`rounded-card p-5 md:p-6 ${tint}`}>
        <div className="flex items-center gap-4">
          <VerdictMark verdict={kind} className="h-14" />
          <h2>
            <span className="block font-sans text-base font-semibold tracking-normal">{name}</span>{" "}
            <span className={`block text-2xl leading-tight ${text}`}>{headline(card)}</span>
          </h2>
        </div>
        <Details card={card} />
        {replacement && advice.verdict === "eviter" && (
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

function Details({ card: { advice, situation } }: { card: VerdictCard }) {
  const { condition, reason, coverage, verdict } = advice;
  return (
    <div className="mt-4 text-lg">
      {condition && <p className="font-semibold">{ended(raised(condition))}</p>}
      {reason && <p>{ended(raised(reason))}</p>}
      {coverage === "unknown" && (
        <p>
          {verdict && `${situation.title}\u202f: `}
          {NO_RULE}
        </p>
      )}
    </div>
  );
}

/** « Enceinte : à éviter ». If the situation has no rule, the headline shows the rule for everyone and says so. */
function headline({ advice: { verdict, coverage }, situation: { title } }: VerdictCard): string {
  if (coverage === "nothing-special") return `${title}\u202f: rien de particulier`;
  if (verdict === null) return `${title}\u202f: pas de règle`;
  const whose = coverage === "unknown" ? "Tout le monde" : title;
  return `${whose}\u202f: ${lowered(VERDICT_LABELS[verdict])}`;
}

const COLORS: Record<AdviceKind, { tint: string; text: string }> = {
  eviter: { tint: "bg-myth-tint", text: "text-myth" },
  limiter: { tint: "bg-accent-tint", text: "text-accent" },
  "oui-si": { tint: "bg-primary-tint", text: "text-primary" },
  oui: { tint: "bg-secondary-tint", text: "text-secondary" },
  rien: { tint: "bg-card border border-line", text: "text-ink" },
  inconnu: { tint: "bg-card border border-line", text: "text-ink" },
};
