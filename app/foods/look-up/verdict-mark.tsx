import { FOOD_VERDICTS, type FoodVerdict, VERDICT_LABELS } from "~/foods/food";
import { verdictLabel } from "~/foods/food-words";
import { VERDICT_SHAPES } from "./verdict-shapes";

export type AdviceKind = FoodVerdict | "inconnu";

const MARKS: Record<AdviceKind, { color: string; shapes: string }> = {
  eviter: { color: "text-myth", shapes: VERDICT_SHAPES.eviter },
  limiter: { color: "text-accent", shapes: VERDICT_SHAPES.limiter },
  "oui-si": { color: "text-primary", shapes: VERDICT_SHAPES["oui-si"] },
  oui: { color: "text-secondary", shapes: VERDICT_SHAPES.oui },
  rien: { color: "text-muted", shapes: VERDICT_SHAPES.rien },
  inconnu: {
    color: "text-muted",
    shapes:
      '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.4" stroke-dasharray="3.2 2.45"/><path d="M12 16.6h.01M9.7 9.6a2.4 2.4 0 1 1 3.4 2.6c-.8.4-1.1.8-1.1 1.5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  },
};

/**
 * A verdict's shape. Each verdict has another shape, so that colors are not needed. Decorative, because the verdict's word is
 * always beside the shape.
 */
export function VerdictMark({
  verdict,
  className = "size-5",
}: {
  verdict: FoodVerdict | null;
  className?: string;
}) {
  const { color, shapes } = MARKS[verdict ?? "inconnu"];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${color} ${className}`}
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** A verdict's word in its color, for lists that show the shape elsewhere in the row. */
export function VerdictWord({ verdict }: { verdict: FoodVerdict }) {
  return <b className={MARKS[verdict].color}>{VERDICT_LABELS[verdict]}</b>;
}

/** A verdict's shape and word. */
export function VerdictLabel({ verdict }: { verdict: FoodVerdict | null }) {
  return (
    <span className={`food-chip food-${verdict ?? "inconnu"}`}>
      <VerdictMark verdict={verdict} />
      {verdictLabel(verdict)}
    </span>
  );
}

/** The legend of the verdicts' shapes. */
export function VerdictKey() {
  return (
    <div className="food-key">
      <p id="reponses-possibles">Cinq réponses possibles&#8239;:</p>
      <ul aria-labelledby="reponses-possibles">
        {FOOD_VERDICTS.toReversed().map((verdict) => (
          <li key={verdict}>
            <VerdictLabel verdict={verdict} />
          </li>
        ))}
      </ul>
    </div>
  );
}
