import type { ReactNode } from "react";
import type { CategoryTone } from "./tone";
import type { Difficulty } from "./difficulty";

type BadgeTone = CategoryTone | "myth" | "neutral";

const tones: Record<BadgeTone, string> = {
  primary: "bg-primary-tint text-primary",
  secondary: "bg-secondary-tint text-secondary",
  accent: "bg-accent-tint text-accent",
  myth: "bg-myth-solid text-white",
  neutral: "border border-line text-muted",
};

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}

export function DifficultyBadge({ difficulty }: { difficulty: Difficulty }) {
  return <span className="text-sm text-muted">{difficulty}</span>;
}
