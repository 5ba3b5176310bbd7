import { Check, CircleHelp, Contrast, type Icon, X } from "~/shell/icon/icons";
import type { Verdict } from "./verdict";
import type { HeadingTag } from "~/text/headings";

const looks: Record<Verdict, { Icon: Icon; colors: string }> = {
  Vrai: { Icon: Check, colors: "bg-secondary-tint text-secondary" },
  Faux: { Icon: X, colors: "bg-myth-tint text-myth" },
  "En partie vrai": { Icon: Contrast, colors: "bg-accent-tint text-accent" },
  "Pas prouvé": { Icon: CircleHelp, colors: "bg-primary-tint text-primary" },
};

export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const { Icon, colors } = looks[verdict];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap ${colors}`}
    >
      <Icon aria-hidden className="size-4" />
      {verdict}
    </span>
  );
}

export function MythLabel({ verdict }: { verdict: Verdict | null }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="text-sm font-semibold text-muted">Vrai ou faux&#8239;?</span>
      {verdict && <VerdictChip verdict={verdict} />}
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
      className={`flex items-center gap-2.5 rounded-card px-4 py-3 font-display text-lg font-bold ${look?.colors ?? "bg-accent-tint text-accent"}`}
    >
      {look && <look.Icon aria-hidden className="size-5 shrink-0" />}
      {label}
    </Heading>
  );
}
