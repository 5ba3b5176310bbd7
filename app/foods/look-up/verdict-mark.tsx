import { type FoodVerdict, VERDICT_SHAPES, verdictLabel } from "~/foods/verdicts";

const COLORS: Record<keyof typeof VERDICT_SHAPES, string> = {
  eviter: "text-myth",
  limiter: "text-accent",
  "oui-si": "text-primary",
  oui: "text-secondary",
  rien: "text-muted",
  inconnu: "text-muted",
};

export function VerdictMark({
  verdict,
  className = "size-5",
}: {
  verdict: FoodVerdict | null;
  className?: string;
}) {
  const kind = verdict ?? "inconnu";
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${COLORS[kind]} ${className}`}
      dangerouslySetInnerHTML={{ __html: VERDICT_SHAPES[kind] }}
    />
  );
}

export function VerdictWord({ verdict }: { verdict: FoodVerdict | null }) {
  return <b className={`unbroken ${COLORS[verdict ?? "inconnu"]}`}> {verdictLabel(verdict)}</b>;
}

export function VerdictLabel({ verdict }: { verdict: FoodVerdict | null }) {
  return (
    <span className={`food-chip food-${verdict ?? "inconnu"}`}>
      <VerdictMark verdict={verdict} />
      {verdictLabel(verdict)}
    </span>
  );
}
