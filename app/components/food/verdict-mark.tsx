import { type Advice, NOTHING_SPECIAL } from "~/domain/food/advice";
import { FOOD_VERDICTS, type FoodVerdict, VERDICT_LABELS } from "~/domain/food/food";

/** Also for what is no verdict: « rien de particulier », and no rule at all. */
export type AdviceKind = FoodVerdict | "rien" | "inconnu";

const MARKS: Record<AdviceKind, { color: string; shapes: string }> = {
  eviter: {
    color: "text-myth",
    shapes:
      '<rect x="4.2" y="4.2" width="15.6" height="15.6" rx="2.4" transform="rotate(45 12 12)" fill="currentColor"/><path d="m9 9 6 6m0-6-6 6" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round"/>',
  },
  limiter: {
    color: "text-accent",
    shapes:
      '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M12 3a9 9 0 0 0 0 18Z" fill="currentColor"/>',
  },
  "oui-si": {
    color: "text-primary",
    shapes:
      '<rect x="2" y="2" width="20" height="20" rx="5" fill="currentColor"/><path d="M7 12h.01M12 12h.01M17 12h.01" stroke="var(--card)" stroke-width="3.4" stroke-linecap="round"/>',
  },
  oui: {
    color: "text-secondary",
    shapes:
      '<circle cx="12" cy="12" r="10" fill="currentColor"/><path d="m7.5 12.4 3 3 6-6.4" fill="none" stroke="var(--card)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  rien: {
    color: "text-muted",
    shapes:
      '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M8.5 12h7" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  },
  inconnu: {
    color: "text-muted",
    shapes:
      '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-dasharray="3.2 2.45"/><path d="M12 16.6h.01M9.7 9.6a2.4 2.4 0 1 1 3.4 2.6c-.8.4-1.1.8-1.1 1.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  },
};

/** What advice is, whatever the person: a verdict, nothing special, or no rule. */
export function adviceKind({ verdict, coverage }: Pick<Advice, "verdict" | "coverage">): AdviceKind {
  return verdict ?? (coverage === "nothing-special" ? "rien" : "inconnu");
}

export const KIND_LABELS: Record<AdviceKind, string> = {
  ...VERDICT_LABELS,
  rien: NOTHING_SPECIAL,
  inconnu: "Pas de règle",
};

/** A verdict's shape, which differs without colors. Decorative: its word always stands beside it. */
export function VerdictMark({ verdict, className = "size-5" }: { verdict: AdviceKind; className?: string }) {
  const { color, shapes } = MARKS[verdict];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${color} ${className}`}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** A verdict's shape and word. */
export function VerdictLabel({ kind }: { kind: AdviceKind }) {
  return (
    <span className={`food-chip food-${kind}`}>
      <VerdictMark verdict={kind} />
      {KIND_LABELS[kind]}
    </span>
  );
}

/** What the four answers look like. */
export function VerdictKey() {
  return (
    <div className="food-key">
      <p id="reponses-possibles">Quatre réponses possibles&#8239;:</p>
      <ul aria-labelledby="reponses-possibles">
        {FOOD_VERDICTS.toReversed().map((verdict) => (
          <li key={verdict}>
            <VerdictLabel kind={verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}
