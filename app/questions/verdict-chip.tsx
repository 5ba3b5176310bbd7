import type { FoodVerdict } from "~/foods/verdicts";
import { VerdictMark } from "~/foods/look-up/verdict-mark";
import type { Verdict } from "./myth";
import type { HeadingTag } from "~/text/headings";

const looks: Record<Verdict, { mark: FoodVerdict | null; colors: string }> = {
  Vrai: { mark: "oui", colors: "bg-secondary-tint text-secondary" },
  Faux: { mark: "eviter", colors: "bg-myth-tint text-myth" },
  "En partie vrai": { mark: "limiter", colors: "bg-accent-tint text-accent" },
  "Pas prouvé": { mark: null, colors: "bg-card border border-line text-ink" },
};

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const { mark, colors } = looks[verdict];
  return (
    <span
      className={`-my-0.5 inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${colors}`}
    >
      <VerdictMark verdict={mark} className="size-4" />
      {verdict}
    </span>
  );
}

export function VerdictBox({
  verdict,
  label,
  heading: Heading,
}: {
  verdict: Verdict | null;
  label: string;
  heading: HeadingTag;
}) {
  const look = verdict && looks[verdict];
  return (
    <Heading
      className={`flex items-center gap-3.5 rounded-card px-5 py-4 font-display text-2xl font-bold ${look?.colors ?? "bg-card border border-line"}`}
    >
      {look && <VerdictMark verdict={look.mark} className="size-9" />}
      {label}
    </Heading>
  );
}
