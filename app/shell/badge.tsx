import type { ReactNode } from "react";
import type { CategoryTone } from "./tone";

const tones: Record<CategoryTone | "myth", string> = {
  primary: "bg-primary-tint text-primary",
  secondary: "bg-secondary-tint text-secondary",
  accent: "bg-accent-tint text-accent",
  myth: "bg-myth-solid text-white",
};

export function Badge({ tone, children }: { tone: CategoryTone | "myth"; children: ReactNode }) {
  return <span className={`badge ${tones[tone]}`}>{children}</span>;
}
